import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { ApiFailure } from '@vitrin/shared-contracts/remote-app';
import type { StoredRelease } from '../../releases/serving/registry.ts';
import { readServerCode } from './server-code.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';
import type { ServerFault } from './server-fault.ts';

const SHELL = `exports.shared = { react: { mark: 'one' } };
exports.render = async (app, request, read) => ({ kind: 'page', status: 200, head: null, hydration: { loaderData: {} }, routes: [], html: await app.createRoutes({ request, read }) });`;

const remoteWith = (body: string) => `exports.default = { createRoutes: async ({ request, read }) => { ${body} } };`;
const GOOD = remoteWith("return 'iyi ' + request.url;");

let folder: string;
let renderer: Renderer;
let faults: ServerFault[];
let read: RemoteContext['read'];

const options: RendererOptions = {
  log: pino({ level: 'silent' }),
  read: (address, params) => read(address, params),
  onFault: (fault) => void faults.push(fault),
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-render-'));
  faults = [];
  read = (async (address: string) => ({ data: `veri ${address}` })) as RemoteContext['read'];
  renderer = createRenderer(options);
});

afterEach(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});

function release(unit: Unit, id: string, code: string | null): StoredRelease {
  const releaseFolder = path.join(folder, unit, id);
  mkdirSync(path.join(releaseFolder, 'ssr'), { recursive: true });
  if (code !== null) writeFileSync(path.join(releaseFolder, 'ssr/index.cjs'), code);
  const integrity = `sha384-${createHash('sha384')
    .update(code ?? '')
    .digest('base64')}`;
  const descriptor = { unit, id, server: { 'index.cjs': integrity } } as unknown as ReleaseDescriptor;
  return { descriptor, folder: releaseFolder, base: `/releases/${unit}/${id}/` };
}

const request = {
  url: '/',
  language: { abbr: 'tr', lang: 'Türkçe' },
  branding: {} as never,
};

const shell = () => release('shell', 'shell1', SHELL);
const failed = () => faults.map(({ release_id }) => release_id);
/** Renders one page with the first usable release of the list, with the given shells or a healthy one. */
const render = (remotes: StoredRelease[], shells = [shell()]) => renderer.render({ shells, remotes }, request);
const good = () => release('remote_public', 'good', GOOD);

test('the live release renders, and its reads get responses', async () => {
  const reading = release('remote_public', 'reading', remoteWith("return (await read('/api/pages/blog')).data;"));
  const rendered = await render([reading, good()]);
  expect(rendered?.release.descriptor.id).toBe('reading');
  expect(rendered?.result).toMatchObject({ html: 'veri /api/pages/blog' });
});

test.each([
  ['a syntax error', 'exports.default = {'],
  ['a missing file', null],
  ['an exception on load', "throw new Error('bozuk');"],
  ['an exception during rendering', remoteWith("throw new Error('bozuk');")],
  ['a forbidden require', "require('fs');"],
  ['an infinite loop on load', 'for (;;);'],
  ['an infinite loop during rendering', remoteWith('for (;;);')],
  ['a loader that never settles', remoteWith('return new Promise(() => {});')],
  ['a process exit', remoteWith('process.exit(0);')],
  ['unbounded memory use', remoteWith('const all = []; for (;;) all.push(new Array(1e5).fill(all.length));')],
])('after %s the previous release renders the page, and the fault is recorded', async (_what, code) => {
  const rendered = await render([release('remote_public', 'bad', code), good()]);
  expect(rendered?.release.descriptor.id).toBe('good');
  expect(rendered?.result).toMatchObject({ html: 'iyi /' });
  expect(failed()).toEqual(['bad']);
});

test('a release that cannot be trusted is tried once, one that throws at most three times', async () => {
  const stuck = release('remote_public', 'stuck', remoteWith('for (;;);'));
  const throwing = release('remote_public', 'throwing', remoteWith("throw new Error('bozuk');"));
  for (let count = 0; count < 5; count++) await render([stuck, throwing, good()]);
  expect(failed().filter((id) => id === 'stuck')).toHaveLength(1);
  expect(failed().filter((id) => id === 'throwing')).toHaveLength(3);
  expect(faults.map(({ isBlocked }) => isBlocked)).toEqual([true, false, false, true]);
  expect(renderer.isReleaseBlocked(throwing)).toBe(true);
});

test('many concurrent requests do not block a healthy release', async () => {
  const slow = remoteWith('const end = performance.now() + 40; while (performance.now() < end); return request.url;');
  const crowded = release('remote_public', 'crowded', slow);
  const pages = await Promise.all(Array.from({ length: 50 }, () => render([crowded, good()])));
  expect(new Set(pages.map((page) => page?.release.descriptor.id))).toEqual(new Set(['crowded']));
  expect(faults).toEqual([]);
});

test('a release that ends with many pages in flight is reported once, and the fallback renders all of them', async () => {
  const stuck = release('remote_public', 'stuck', remoteWith('for (;;);'));
  const pages = await Promise.all(Array.from({ length: 30 }, () => render([stuck, good()])));
  expect(new Set(pages.map((page) => page?.release.descriptor.id))).toEqual(new Set(['good']));
  expect(failed()).toEqual(['stuck']);
});

test('a page that no release can render blocks none of them', async () => {
  const odd = "if (request.url === '/') throw new Error('bozuk'); return 'iyi ' + request.url;";
  const releases = ['new', 'old'].map((id) => release('remote_public', id, remoteWith(odd)));
  for (let count = 0; count < 4; count++) expect(await render(releases)).toBeNull();
  expect(faults).toHaveLength(8);
  expect(faults.some(({ isBlocked }) => isBlocked)).toBe(false);
  const other = await renderer.render({ shells: [shell()], remotes: releases }, { ...request, url: '/diger' });
  expect(other?.release.descriptor.id).toBe('new');
});

test('returns null when no release is left to try', async () => {
  const bad = release('remote_public', 'bad', 'throw new Error();');
  expect(await render([bad])).toBeNull();
});

test('a failed read is the fault of the site, not of the release', async () => {
  read = async () => {
    throw new ApiFailure(503, 'Veri tabanına ulaşılamıyor');
  };
  const reading = release('remote_public', 'reading', remoteWith("return (await read('/api/pages/blog')).data;"));
  await expect(render([reading, good()])).rejects.toMatchObject({ status: 503 });
  expect(faults).toEqual([]);
});

test('a slow response of the site is not the fault of the release', async () => {
  read = (async (address: string) => {
    await setTimeout(1_500);
    return { data: address };
  }) as RemoteContext['read'];
  const reading = release('remote_public', 'reading', remoteWith("return (await read('/api/pages/blog')).data;"));
  const rendered = await render([reading, good()]);
  expect(rendered?.release.descriptor.id).toBe('reading');
  expect(faults).toEqual([]);
});

test('only code that matches the integrity of its release runs', async () => {
  const changed = release('remote_public', 'changed', GOOD);
  writeFileSync(path.join(changed.folder, 'ssr/index.cjs'), `${GOOD} `);
  const bare = release('remote_public', 'bare', GOOD);
  bare.descriptor.server = {};
  const rendered = await render([bare, changed, good()]);
  expect(rendered?.release.descriptor.id).toBe('good');
  expect(faults).toMatchObject([{ release_id: 'changed', phase: 'server', isBlocked: true }]);
  const unvouched = readServerCode({ file: path.join(bare.folder, 'ssr/index.cjs'), integrity: null });
  await expect(unvouched).rejects.toThrow('index.cjs has no integrity');
});

test.each([
  ['throws on load', "throw new Error('bozuk');"],
  ['never ends', 'for (;;);'],
  ['ends its process', 'process.exit(0);'],
])('a shell that %s is blamed itself, and the previous shell renders', async (_what, code) => {
  const rendered = await render([good()], [release('shell', 'broken', code), shell()]);
  expect([rendered?.shell.descriptor.id, rendered?.release.descriptor.id]).toEqual(['shell1', 'good']);
  expect(faults).toMatchObject([{ unit: 'shell', release_id: 'broken', isBlocked: true }]);
});

test('a URL without a matching route is unknown, and not the fault of the release', async () => {
  const strict = release('remote_public', 'strict', remoteWith("throw { status: 404, internal: true, data: '' };"));
  expect((await render([strict]))?.result).toEqual({ kind: 'redirect', status: 302, location: '/404' });
  expect(faults).toEqual([]);
});

/** A release whose pages contain how many its process has rendered. */
const counting = (id: string, unit: Unit = 'remote_public') =>
  release(unit, id, `let count = 0; ${remoteWith('return String(++count);')}`);
const htmlOf = async (remote: StoredRelease) => (await render([remote]))?.result;

test('only the most recently used processes keep running', async () => {
  const releases = Array.from({ length: 10 }, (_, index) => counting(`r${index}`));
  for (const remote of releases) expect(await htmlOf(remote)).toMatchObject({ html: '1' });
  expect(await htmlOf(releases[9] as StoredRelease)).toMatchObject({ html: '2' });
  expect(await htmlOf(releases[0] as StoredRelease)).toMatchObject({ html: '1' });
});

test('a process that is no longer needed finishes its rendering', async () => {
  const slow = release('remote_public', 'slow', remoteWith("return (await read('/api/pages/blog')).data;"));
  const { promise, resolve } = Promise.withResolvers<void>();
  read = (async () => {
    await promise;
    return { data: 'bitti' };
  }) as RemoteContext['read'];
  const waiting = render([slow]);
  for (let count = 0; count < 9; count++) await render([release('remote_public', `other${count}`, GOOD)]);
  resolve();
  expect((await waiting)?.result).toMatchObject({ html: 'bitti' });
  expect(faults).toEqual([]);
});

describe('an idle process', () => {
  const IDLE_MS = 100;
  beforeEach(async () => {
    await renderer.close();
    const recycling = {
      site: { pages: 3, idleMs: IDLE_MS, isReplaced: true },
      signIn: { pages: 1, idleMs: IDLE_MS, isReplaced: false },
    };
    renderer = createRenderer({ ...options, recycling });
  });

  /** Renders a page whenever the process has been idle for long enough, until one has this content. */
  async function renderUntil(remote: StoredRelease, html: string): Promise<void> {
    for (;;) {
      await setTimeout(2 * IDLE_MS);
      const page = await htmlOf(remote);
      if (page?.kind === 'page' && page.html === html) return;
    }
  }

  test('is replaced if it has rendered many pages, and not before', async () => {
    const remote = counting('kept');
    for (const html of ['1', '2', '3', '4', '5']) expect(await htmlOf(remote)).toMatchObject({ html });
    await renderUntil(remote, '1');
    expect(faults).toEqual([]);
  });

  test('of the sign-in ends after its first page', async () => {
    const remote = counting('sign-in', 'remote_auth');
    for (const html of ['1', '2']) expect(await htmlOf(remote)).toMatchObject({ html });
    await setTimeout(2 * IDLE_MS);
    expect(await htmlOf(remote)).toMatchObject({ html: '1' });
    expect(faults).toEqual([]);
  });

  test('keeps rendering when its replacement does not load', async () => {
    const remote = counting('removed');
    for (const html of ['1', '2', '3']) expect(await htmlOf(remote)).toMatchObject({ html });
    rmSync(path.join(remote.folder, 'ssr/index.cjs'));
    await renderUntil(remote, '7');
    expect(faults).toEqual([]);
  });
});
