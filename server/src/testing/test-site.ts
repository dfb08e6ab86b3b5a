import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseDescriptor, Unit } from 'shared-contracts/releases';
import type { RenderResult } from 'shared-contracts/rendering';
import { buildApi } from '../api.ts';
import { loadMinimum } from '../demo/load-minimum.ts';
import type { Front } from '../http/front.ts';
import type { Registry, StoredRelease } from '../releases/registry.ts';
import type { Services } from '../services.ts';
import type { Renderer } from '../surfaces/rendering/renderer.ts';
import { createSurfaces } from '../surfaces/surfaces.routes.ts';
import { buildTestServices } from './test-app.ts';

export interface TestSite {
  services: Services;
  /** What the renderer answers from now on; null: it fails. */
  render(answer: (url: string) => RenderResult | null): void;
  /** A request over the network, redirects not followed. */
  visit(url: string, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export function renderedPage(html: string, status = 200): RenderResult {
  return { kind: 'page', status, html, head: null, hydration: { loaderData: {} }, routes: [] };
}

/** The whole server with documents, over a renderer that needs no build. */
export async function buildTestSite(): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-site-'));
  const site = await buildTestServices();
  await loadMinimum(site.services);
  let answer = (url: string): RenderResult | null => renderedPage(`<p>${url}</p>`);
  const registry = { live: (unit: Unit) => emptyRelease(unit, folder), previous: () => null } as unknown as Registry;
  let front: Front = () => false;
  const app = await buildApi(site.services, (request, response) => front(request, response));
  const pages = createSurfaces({ services: site.services, registry, renderer: rendererOf((url) => answer(url)) });
  front = pages.front;
  await app.register(pages.routes);
  const address = await app.listen({ port: 0 });
  return {
    services: site.services,
    render: (next) => void (answer = next),
    visit: (url, headers = {}) => fetch(address + url, { headers, redirect: 'manual' }),
    async close() {
      await app.close();
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function rendererOf(answer: (url: string) => RenderResult | null): Renderer {
  return {
    render: async (_shell, [live], { url }) => {
      const result = answer(url);
      return live && result ? { release: live, result } : null;
    },
    rehearse: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

function emptyRelease(unit: Unit, folder: string): StoredRelease {
  const none = { files: {}, server: {}, styles: [], preload: [], entry: 'e.js' };
  return {
    descriptor: { unit, id: unit, ...none } as unknown as ReleaseDescriptor,
    folder,
    base: `/releases/${unit}/`,
  };
}
