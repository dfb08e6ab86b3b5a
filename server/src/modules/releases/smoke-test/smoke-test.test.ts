import type { RemotePages } from '@vitrin/shared-contracts/remote-pages';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@vitrin/shared-contracts/paths';
import { apiSurfaceVersion, serverEntry, type RemoteName } from '@vitrin/shared-contracts/releases';
import { ApiFailure, type RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { smokeTestFile } from '@vitrin/shared-contracts/rendering';
import { descriptorOf, type Files } from '../../../testing/sent-releases.ts';
import type { StoredRelease } from '../../../releases/serving/registry.ts';
import { createSmokeTest } from './smoke-test.ts';

/** Like the shell's own test page, without federation: the entry script puts its container on the page. */
const STAGE = `globalThis.vitrinRehearsal = async () => {
  const { release } = JSON.parse(document.getElementById('boot').textContent);
  const script = Object.assign(document.createElement('script'), { src: release.entry });
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error('Loading script failed: ' + release.entry));
    document.head.append(script);
  });
  const routes = globalThis[release.remote].createRoutes();
  for (const { lazy } of routes) await lazy?.();
  return routes.map(({ id, path }) => ({ id, path }));
};`;

const RENDER = `exports.shared = {};
exports.render = async (app, request, read) => ({
  kind: 'page', status: 200, head: null, hydration: { loaderData: {} }, routes: [], html: String(await app.render(request, read)),
});`;

const container = (body: string) => `globalThis.remote_public = { createRoutes() { ${body} } };`;
const BROWSER = container("return [{ id: 'home', path: '/' }, { id: 'article', path: '/makale/:slug' }];");
const SERVER = 'exports.default = { render: async ({ url }) => url };';

let folder: string;
let warned: unknown[];
let asked: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-smoke-test-'));
  warned = [];
  asked = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

function stored(unit: 'shell' | RemoteName, files: Files, server: Files): StoredRelease {
  const descriptor = descriptorOf(files, server, {
    unit,
    ...(unit === 'shell' ? { contract: apiSurfaceVersion } : {}),
  });
  const place = path.join(folder, unit);
  mkdirSync(path.join(place, 'ssr'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(place, name), content);
  for (const [name, content] of Object.entries(server)) writeFileSync(path.join(place, 'ssr', name), content);
  return { descriptor, folder: place, base: `/releases/${unit}/${descriptor.id}/` };
}

const read = (async (address: string) => {
  asked.push(address);
  throw new ApiFailure(503, 'Veri tabanına ulaşılamıyor');
}) as RemoteContext['read'];

interface Play {
  browser?: string;
  /** Null for a release without one. */
  server?: string | null;
  shellServer?: string;
  stage?: Files;
  longestMs?: number;
  read?: RemoteContext['read'];
  /** Tests a release of `remote_deneme`, which the site shows at this segment, instead of `remote_public`. */
  segment?: string;
  pages?: RemotePages;
}

function smokeTest(play: Play) {
  const { stage = { [smokeTestFile]: STAGE }, longestMs } = play;
  const shell = stored('shell', { 'shell.js': '', ...stage }, { [serverEntry]: play.shellServer ?? RENDER });
  const { segment } = play;
  const unit = segment === undefined ? 'remote_public' : 'remote_deneme';
  const added = segment === undefined ? [] : [{ name: 'remote_deneme' as const, segment, title: 'Deneme' }];
  const tested = createSmokeTest({
    registry: { live: () => shell, addedRemotes: () => added, refresh: async () => undefined },
    log: { warn: (...texts: unknown[]) => void warned.push(texts) },
    read: play.read ?? read,
    branding: async () => ({}) as never,
    ...(longestMs === undefined ? {} : { longestMs }),
  });
  return tested(releaseOf(unit, play));
}

function releaseOf(unit: RemoteName, { browser = BROWSER, server = SERVER, pages = {} }: Play): StoredRelease {
  const files = { 'entry.js': browser, 'style.css': 'x' };
  const { folder, base, descriptor } = stored(unit, files, server === null ? {} : { [serverEntry]: server });
  return { folder, base, descriptor: { ...descriptor, pages } };
}

test('a release that starts and renders passes', async () => {
  expect(await smokeTest({})).toBeNull();
  expect(warned).toEqual([]);
});

test('every page is rendered with data of the site; a failed read of the site is not a fault of the release', async () => {
  const server = "exports.default = { render: async ({ url }, read) => (await read('/api/pages/x?' + url)).data };";
  expect(await smokeTest({ server })).toBeNull();
  expect(asked.filter((address) => address.includes('?'))).toEqual(['/api/pages/x?/', '/api/pages/x?/makale/deneme']);
});

/** Renders `pages` only and redirects all other addresses, as a remote with these routes does. */
const RENDER_PAGES = `exports.shared = {};
exports.render = async (app, request) => {
  const { pages, redirects = {} } = app.routesFor(request.segment);
  return pages.includes(request.url)
    ? { kind: 'page', status: 200, head: null, hydration: { loaderData: {} }, routes: [], html: 'x' }
    : { kind: 'redirect', status: 302, location: redirects[request.url] ?? '/404' };
};`;

describe('an additional remote at /denemeler', () => {
  const browser = 'globalThis.remote_deneme = { createRoutes: () => [{ id: "x", path: "/x" }] };';
  const play = (routes: string, parts: Play = {}) =>
    smokeTest({
      segment: 'denemeler',
      browser,
      shellServer: RENDER_PAGES,
      server: `exports.default = { routesFor: (segment) => (${routes}) };`,
      ...parts,
    });

  test('passes with a page at the address that its context names', async () => {
    expect(await play("{ pages: ['/' + segment] }")).toBeNull();
  });

  test('passes if its address leads to one of its pages', async () => {
    expect(await play("{ pages: ['/denemeler/liste'], redirects: { '/denemeler': '/denemeler/liste' } }")).toBeNull();
  });

  test.each([
    ['has its pages at another path', "{ pages: ['/deneme'] }"],
    ['redirects to another part of the site', "{ pages: [], redirects: { '/denemeler': '/iletisim' } }"],
    ['redirects for ever', "{ pages: [], redirects: { '/denemeler': '/denemeler/', '/denemeler/': '/denemeler/' } }"],
  ])('is rejected if it %s', async (_what, routes) => {
    expect(await play(routes)).toMatch(/^Birimin sitedeki adresinde \(\/denemeler\) bu sürümün sayfası yok/);
  });

  test('is rejected if it does not show a page that it declares', async () => {
    const pages = { start: { path: '', titles: { tr: 'Deneme' } }, list: { path: '/liste', titles: { tr: 'Liste' } } };
    expect(await play("{ pages: ['/denemeler', '/denemeler/liste'] }", { pages })).toBeNull();
    const english = { list: { path: '/liste', titles: { en: 'List' } } };
    expect(await play("{ pages: ['/denemeler'] }", { pages: english })).toBeNull();
    expect(await play("{ pages: ['/denemeler'] }", { pages })).toMatch(/\/denemeler\/liste sayfasını göstermedi: 302/);
  });

  test('is rejected without a server bundle if no route is at its address', async () => {
    expect(await play('{}', { server: null })).toMatch(/^Birimin sitedeki adresinde/);
    const own = 'globalThis.remote_deneme = { createRoutes: () => [{ id: "x", path: "/denemeler/:ad?" }] };';
    expect(await play('{}', { server: null, browser: own })).toBeNull();
  });
});

/** Returns a site with eleven articles and one contract, of which it finds those that `isFound` accepts. */
function siteRead(isFound: (address: string) => boolean): RemoteContext['read'] {
  return (async (address: string) => {
    asked.push(address);
    if (address === api.articles)
      return { data: [{ seo_name: 'yeni-yazi' }], meta: { page: 1, page_size: 10, total: 11 } };
    if (address === api.contracts) return { data: [{ seo_name_tr: 'kvkk' }] };
    if (!isFound(address)) throw new ApiFailure(404, 'Bulunamadı');
    return { data: address };
  }) as RemoteContext['read'];
}

test('the newest article, a contract and the second page of the list are rendered; the release is rejected if one is not found', async () => {
  const server = "exports.default = { render: async ({ url }, read) => (await read('/api/x?' + url)).data };";
  expect(await smokeTest({ server, read: siteRead(() => true) })).toBeNull();
  const real = ['/api/x?/makale/yeni-yazi', '/api/x?/sozlesme/kvkk', '/api/x?/makaleler?sayfa=2'];
  expect(asked.slice(-3)).toEqual(real);
  const blind = siteRead((address) => !address.includes('yeni-yazi'));
  expect(await smokeTest({ server, read: blind })).toBe(
    'Sunucu paketi sitede var olan /makale/yeni-yazi sayfasını göstermedi: 404',
  );
});

test.each<[string, Play, RegExp]>([
  [
    'a syntax error',
    { browser: 'var remote_public = {' },
    /başlamadı: entry\.js: SyntaxError: Unexpected end of input/,
  ],
  ['an exception at start', { browser: "throw new TypeError('bozuk');" }, /başlamadı: entry\.js: TypeError: bozuk/],
  ['a missing export', { browser: 'globalThis.remote_public = {};' }, /başlamadı: .*createRoutes is not a function/],
  ['no pages', { browser: container('return [];') }, /createRoutes hiç sayfa döndürmüyor./],
  [
    'a chunk that does not load',
    { browser: container("return [{ path: '/', lazy: () => Promise.reject(new Error('Loading chunk x failed')) }];") },
    /Loading chunk x failed/,
  ],
  ['an infinite loop', { browser: 'for (;;);', longestMs: 2_500 }, /^Deneme bitmedi/],
  [
    'unbounded memory use',
    { browser: 'const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1));' },
    /çok fazla bellek/,
  ],
  ['a server bundle that throws', { server: "throw new Error('bozuk');" }, /gösteremedi: Error: bozuk/],
  [
    'one page that throws',
    { server: "exports.default = { async render({ url }) { if (url !== '/') throw new Error('bozuk'); } };" },
    /Sunucu paketi \/makale\/deneme sayfasını gösteremedi: Error: bozuk/,
  ],
  ['a server bundle that exits the process', { server: 'process.exit(0);' }, /Sunucu paketi \/ sayfasını gösteremedi/],
])('%s is rejected with the reason', async (_what, play, texts) => {
  expect(await smokeTest(play)).toMatch(texts);
});

test('with a shell without a test page only the server bundle is tested, and a warning is logged', async () => {
  expect(await smokeTest({ stage: {}, browser: 'for (;;);' })).toBeNull();
  expect(warned).toHaveLength(1);
  expect(await smokeTest({ stage: {}, server: "throw new Error('bozuk');" })).toContain('bozuk');
});

const LOADER = `document.head.append(Object.assign(document.createElement('script'), {
  src: document.querySelector('script[data-shell]').dataset.shell,
}));`;
const READY = `document.dispatchEvent(new Event('vitrin:ready'));`;

/** Tests a shell with the live remote_public. */
function shellTest({ loader = LOADER, start = READY, server = RENDER, browser = BROWSER }) {
  const scripts = { 'loader.js': loader, 'shell.js': start, [smokeTestFile]: STAGE };
  const remote = stored('remote_public', { 'entry.js': browser }, { [serverEntry]: SERVER });
  const tested = createSmokeTest({
    registry: {
      live: (unit) => (unit === 'remote_public' ? remote : null),
      addedRemotes: () => [],
      refresh: async () => undefined,
    },
    log: { warn: () => undefined },
    read,
    branding: async () => ({}) as never,
    longestMs: 2_500,
  });
  return tested(stored('shell', scripts, { [serverEntry]: server }));
}

test('a shell that starts a document and renders every live remote passes', async () => {
  expect(await shellTest({})).toBeNull();
});

test.each<[string, Parameters<typeof shellTest>[0], RegExp]>([
  ['throws at start', { start: "throw new TypeError('bozuk');" }, /başlamadı: shell\.js: TypeError: bozuk/],
  ['has a loader that throws', { loader: "throw new TypeError('bozuk');" }, /başlamadı: loader\.js: TypeError: bozuk/],
  ['does not become ready', { start: 'for (;;);' }, /Deneme bitmedi/],
  ['does not run a live remote', { browser: container('return [];') }, /createRoutes hiç sayfa döndürmüyor./],
  ['does not render a page on the server', { server: "throw new Error('bozuk');" }, /gösteremedi: Error: bozuk/],
])('a shell that %s is rejected with the remote and the reason', async (_what, parts, text) => {
  const reason = await shellTest(parts);
  expect(reason).toMatch(text);
  expect(reason).toMatch(/^remote_public: /);
});

test('a release cannot read the environment variables of the site', async () => {
  const server = 'exports.default = { async render() { throw new Error(JSON.stringify(process.env)); } };';
  expect(await smokeTest({ server })).toContain('Error: {"NODE_ENV":"production"}');
});

test.each([
  [
    'the real process object',
    `window.constructor.constructor('return process')().getBuiltinModule('fs').readFileSync(FILE, 'utf8')`,
  ],
  [
    'an object of the host realm',
    `Headers.constructor('return process')().getBuiltinModule('fs').readFileSync(FILE, 'utf8')`,
  ],
  [
    'a signal to the server',
    `Headers.constructor('return process')().kill(Headers.constructor('return process')().ppid, 0)`,
  ],
  ['the environment', `Headers.constructor('return process')().env.SECRET_OF_TEST.length`],
])('a page cannot escape the sandbox by %s', async (_what, way) => {
  process.env.SECRET_OF_TEST = 'gizli';
  writeFileSync(path.join(folder, 'secret'), 'gizli');
  const browser = `const FILE = ${JSON.stringify(path.join(folder, 'secret'))}; throw new Error('REACHED ' + ${way});`;
  const reason = await smokeTest({ browser });
  delete process.env.SECRET_OF_TEST;
  expect(reason).toMatch(/başlamadı: entry\.js: TypeError: /);
});

test('a page cannot access the network', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser =
    container(`const request = new XMLHttpRequest(); request.open('GET', 'http://127.0.0.1:${port}/', true); request.send();
    return [{ id: 'home', path: '/', lazy: () => new Promise((resolve) => (request.onloadend = resolve)) }];`);
  expect(await smokeTest({ browser })).toBeNull();
  server.close();
  expect(connections).toBe(0);
});
