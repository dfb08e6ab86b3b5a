import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  apiSurfaceVersion,
  type ReleaseDescriptor,
  type RemoteName,
  type Unit,
} from '@vitrin/shared-contracts/releases';
import type { RenderRequest, RenderResult } from '@vitrin/shared-contracts/rendering';
import { buildApi } from '../api.ts';
import { loadMinimum } from '../demo/load-minimum.ts';
import { metricsRoutes } from '../metrics.routes.ts';
import type { Front } from '../platform/http/front-server.ts';
import { createReadCache, noReadCache } from '../platform/http/read-cache.ts';
import type { DependentRead } from '../platform/http/response-cache.ts';
import type { Candidate, Registry, StoredRelease } from '../releases/serving/registry.ts';
import type { AddedRemote } from '../releases/stored/releases.repository.ts';
import type { Services } from '../services.ts';
import type { PreviewParts } from '../site/content-preview/content-preview.ts';
import type { PartRenderer } from '../site/parts/part-renderer.ts';
import type { Renderer, RenderReleases } from '../site/rendering/renderer.ts';
import { createSiteReads, type ReadSite } from '../site/site-reads.ts';
import { createSurfaces } from '../site/surfaces.routes.ts';
import { checkResponses } from './check-responses.ts';
import { buildTestServices } from './test-app.ts';

/** State of the registry of a test site; tests change it to move pointers. */
export interface TestReleases {
  live: Partial<Record<Unit, StoredRelease>>;
  fallbacks: Partial<Record<Unit, readonly StoredRelease[]>>;
  candidates: Partial<Record<Unit, Candidate>>;
  /** Stored, but not live. */
  stored: StoredRelease[];
  added: readonly AddedRemote[];
}

export interface TestSite {
  app: FastifyInstance;
  services: Services;
  origin: string;
  releases: TestReleases;
  /** Creates a release of this unit without files; the id is the digit repeated 16 times. */
  release(unit: Unit, digit: string): StoredRelease;
  /** Releases whose rendering process was started before there was a page to render. */
  prepared: readonly RenderReleases[];
  /** Sets what the renderer returns from now on; null for a release makes rendering with it fail. */
  render(answer: RenderStub): void;
  /** Sets what sections of remotes render from now on; null makes them show their fallback. */
  renderParts(answer: PartStub): void;
  /** Sets the public reads of the API that every page makes from now on. */
  setReads(urls: readonly string[]): void;
  /** Sends a request over the network without following redirects. */
  visit(url: string, headers?: Record<string, string>): Promise<Response>;
  /** Opens a sign-in or panel document by a navigation. */
  open(url: string, headers?: Record<string, string>): Promise<{ headers: Headers; html: string }>;
  /** Posts a form as a page without JavaScript does. */
  post(url: string, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** `read` reads what the page may show: the database, or the transaction of a preview. */
type RenderStub = (
  url: string,
  release: StoredRelease,
  page: { read: ReadSite; request: RenderRequest },
) => StubResult | Promise<StubResult>;

type StubResult = RenderResult | null;

type PartStub = PartRenderer['render'];

export function renderedPage(html: string, status = 200): RenderResult {
  return { kind: 'page', status, html, head: null, hydration: { loaderData: {} }, routes: [] };
}

/** Creates the whole server with documents, with a renderer that needs no build. */
export async function buildTestSite(withServices = (services: Services) => services): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-site-'));
  const built = await buildTestServices();
  const site = { services: withServices(withoutCopies(built.services)), close: built.close };
  await loadMinimum(site.services);
  const prepared: RenderReleases[] = [];
  let readUrls: readonly string[] = [];
  let answer: RenderStub = (url) => renderedPage(`<p>${url}</p>`);
  let answerPart: PartStub = () => Promise.resolve(null);
  const release = (unit: Unit, digit: string) => emptyRelease(unit, digit.repeat(16), folder);
  const live = (unit: Unit) => ({ [unit]: release(unit, '1') });
  const releases: TestReleases = {
    live: { ...live('shell'), ...live('remote_public'), ...live('remote_auth'), ...live('remote_admin') },
    fallbacks: {},
    candidates: {},
    stored: [],
    added: [],
  };
  let front: Front = () => false;
  const readCache = createReadCache(site.services);
  const app = await buildApi(site.services, { readCache, front: (request, response) => front(request, response) });
  const reads = createSiteReads(app, readCache);
  const renderer = fakeRenderer(
    (request, remote) => answer(request.url, remote, { read: reads.read, request }),
    () => Promise.all(readUrls.map(reads.readAgain)),
  );
  renderer.prepare = async (candidates) => void prepared.push(candidates);
  renderer.parts.render = (request) => answerPart(request);
  checkResponses(app);
  const previewParts = previewPartsOf(
    (request, remote, read) => answer(request.url, remote, { read, request }),
    (request) => answerPart(request),
  );
  const registry = registryOf(releases);
  const pages = createSurfaces({ services: site.services, registry, renderer, reads, previewParts });
  front = pages.front;
  await app.register(metricsRoutes, site.services);
  await app.register(pages.routes);
  const address = await app.listen({ port: 0 });
  const visit = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(address + url, { method, headers, redirect: 'manual' });
  return {
    app,
    services: site.services,
    origin: address,
    releases,
    release,
    prepared,
    render: (next) => void (answer = next),
    renderParts: (next) => void (answerPart = next),
    setReads: (urls) => void (readUrls = urls),
    visit,
    open: async (url, headers = {}) => {
      const response = await app.inject({ url, headers: { ...NAVIGATION, ...headers } });
      return { headers: new Headers(response.headers as Record<string, string>), html: response.body };
    },
    post: (url, headers = {}) => visit(url, { origin: address, 'content-type': FORM, ...headers }, 'POST'),
    async close() {
      // A test may leave a body unread. Its connection would then stay open until the keep-alive timeout of 72 s.
      app.server.closeAllConnections();
      await app.close();
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Without copies on the disk, as with the embedded database: storing them requests every page in the background. */
function withoutCopies(services: Services): Services {
  return { ...services, config: { ...services.config, databaseUrl: null } };
}

const NAVIGATION = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
const FORM = 'application/x-www-form-urlencoded';
const NO_FALLBACKS: readonly StoredRelease[] = [];

function registryOf(releases: TestReleases): Registry {
  return {
    live: (unit) => releases.live[unit] ?? null,
    fallbacks: (unit) => releases.fallbacks[unit] ?? NO_FALLBACKS,
    candidate: (unit) => releases.candidates[unit] ?? null,
    find: async (unit, id) =>
      releases.stored.find(({ descriptor }) => descriptor.unit === unit && descriptor.id === id) ?? null,
    addedRemote: (segment) => releases.added.find((remote) => remote.segment === segment)?.name ?? null,
    addedRemotes: () => releases.added,
    refresh: () => Promise.resolve(),
    close: () => undefined,
  };
}

/** Creates a registry with one live release per unit. */
export function fakeRegistry(live: (unit: Unit) => StoredRelease): Registry {
  const units: (RemoteName | 'shell')[] = ['shell', 'remote_public', 'remote_auth', 'remote_admin'];
  const all = Object.fromEntries(units.map((unit) => [unit, live(unit)]));
  return registryOf({ live: all, fallbacks: {}, candidates: {}, stored: [], added: [] });
}

/** Creates a renderer that uses the first release for which `answer` returns a result, after the given reads. */
export function fakeRenderer(
  answer: (request: RenderRequest, release: StoredRelease) => StubResult | Promise<StubResult>,
  readAll: () => Promise<DependentRead[]> = async () => [],
): Renderer {
  return {
    async render({ shells: [shell], remotes }, request) {
      const reads = await readAll();
      for (const release of remotes) {
        const result = await answer(request, release);
        if (shell && result) return { shell, release, result, reads };
      }
      return null;
    },
    prepare: () => Promise.resolve(),
    isReleaseBlocked: () => false,
    parts: { render: async () => null, isBlocked: () => false, close: async () => undefined },
    close: () => Promise.resolve(),
  };
}

/** Returns the parts of previews, whose pages `answer` renders. */
export function previewPartsOf(
  answer: (request: RenderRequest, release: StoredRelease, read: ReadSite) => StubResult | Promise<StubResult>,
  answerPart?: PartStub,
): PreviewParts {
  return {
    buildApi: (services) => buildApi(services, { readCache: noReadCache }),
    createRenderer(read) {
      const renderer = fakeRenderer((request, release) => answer(request, release, read));
      if (answerPart) renderer.parts.render = answerPart;
      return renderer;
    },
  };
}

function emptyRelease(unit: Unit, id: string, folder: string): StoredRelease {
  const descriptor: ReleaseDescriptor = {
    unit,
    id,
    commit: null,
    built_at: '2026-11-21T09:30:00.000Z',
    contract: apiSurfaceVersion,
    runtime: '1',
    shared: {},
    entry: 'e.js',
    preload: [],
    styles: [],
    files: {},
    server: {},
  };
  return { descriptor, folder, base: `/releases/${unit}/${id}/` };
}
