import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { ReleaseDescriptor, Unit } from 'shared-contracts/releases';
import type { RemoteContext } from 'shared-contracts/remote-app';
import { ApiFailure } from 'shared-contracts/remote-app';
import type { StoredRelease } from '../../releases/registry.ts';
import { createRenderer, type Renderer } from './renderer.ts';

const SHELL = `exports.shared = { react: { mark: 'one' } };
exports.render = async (app, request, read) => ({ kind: 'page', status: 200, head: null, hydration: { loaderData: {} }, html: await app.createRoutes({ request, read }) });`;

const remoteWith = (body: string) => `exports.default = { createRoutes: async ({ request, read }) => { ${body} } };`;
const GOOD = remoteWith("return 'iyi ' + request.url;");

let folder: string;
let renderer: Renderer;
let faults: string[];
let read: RemoteContext['read'];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-render-'));
  faults = [];
  read = (async (address: string) => ({ data: `veri ${address}` })) as RemoteContext['read'];
  renderer = createRenderer({
    log: pino({ level: 'silent' }),
    read: (address, params) => read(address, params),
    onFault: ({ release_id }) => void faults.push(release_id),
  });
});

afterEach(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});

function release(unit: Unit, id: string, code: string | null): StoredRelease {
  const place = path.join(folder, unit, id);
  mkdirSync(path.join(place, 'ssr'), { recursive: true });
  if (code !== null) writeFileSync(path.join(place, 'ssr/index.cjs'), code);
  const descriptor = { unit, id, server: { 'index.cjs': 'sha384-x' } } as unknown as ReleaseDescriptor;
  return { descriptor, folder: place, base: `/releases/${unit}/${id}/` };
}

const request = {
  url: '/',
  language: { abbr: 'tr', lang: 'Türkçe' },
  branding: {} as never,
};

const shell = () => release('shell', 'shell1', SHELL);
const good = () => release('remote_public', 'good', GOOD);

test('the live release renders, and its reads are answered', async () => {
  const reading = release('remote_public', 'reading', remoteWith("return (await read('/api/pages/blog')).data;"));
  const rendered = await renderer.render(shell(), [reading, good()], request);
  expect(rendered?.release.descriptor.id).toBe('reading');
  expect(rendered?.result).toMatchObject({ html: 'veri /api/pages/blog' });
});

test.each([
  ['a syntax error', 'exports.default = {'],
  ['a missing file', null],
  ['a throw at load', "throw new Error('bozuk');"],
  ['a throw in rendering', remoteWith("throw new Error('bozuk');")],
  ['a foreign require', "require('fs');"],
  ['an endless loop at load', 'for (;;);'],
  ['an endless loop in rendering', remoteWith('for (;;);')],
  ['a loader that never settles', remoteWith('return new Promise(() => {});')],
  ['an exit', remoteWith('process.exit(0);')],
  ['a memory bomb', remoteWith('const all = []; for (;;) all.push(new Array(1e5).fill(all.length));')],
])('after %s the previous release answers, and the fault is recorded', async (_what, code) => {
  const rendered = await renderer.render(shell(), [release('remote_public', 'bad', code), good()], request);
  expect(rendered?.release.descriptor.id).toBe('good');
  expect(rendered?.result).toMatchObject({ html: 'iyi /' });
  expect(faults).toEqual(['bad']);
});

test('a release that cannot be trusted is asked once, one that throws at most three times', async () => {
  const stuck = release('remote_public', 'stuck', remoteWith('for (;;);'));
  const throwing = release('remote_public', 'throwing', remoteWith("throw new Error('bozuk');"));
  for (let count = 0; count < 5; count++) await renderer.render(shell(), [stuck, throwing, good()], request);
  expect(faults.filter((id) => id === 'stuck')).toHaveLength(1);
  expect(faults.filter((id) => id === 'throwing')).toHaveLength(3);
});

test('with no release left there is nothing rendered', async () => {
  const bad = release('remote_public', 'bad', 'throw new Error();');
  expect(await renderer.render(shell(), [bad], request)).toBeNull();
});

test('a failed read is the site’s fault, not the release’s', async () => {
  read = async () => {
    throw new ApiFailure(503, 'Veri tabanına ulaşılamıyor');
  };
  const reading = release('remote_public', 'reading', remoteWith("return (await read('/api/pages/blog')).data;"));
  await expect(renderer.render(shell(), [reading, good()], request)).rejects.toMatchObject({ status: 503 });
  expect(faults).toEqual([]);
});

test('a server half sees no environment and only the shared modules', async () => {
  const curious = release(
    'remote_public',
    'curious',
    remoteWith("return JSON.stringify(process.env) + require('react').mark;").replace(
      'exports.default',
      'exports.default',
    ),
  );
  const rendered = await renderer.render(shell(), [curious], request);
  expect(rendered?.result).toMatchObject({ html: '{}one' });
});

test('a site that is slow to answer is not the fault of the release', async () => {
  read = (async (address: string) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return { data: address };
  }) as RemoteContext['read'];
  const reading = release('remote_public', 'reading', remoteWith("return (await read('/api/pages/blog')).data;"));
  const rendered = await renderer.render(shell(), [reading, good()], request);
  expect(rendered?.release.descriptor.id).toBe('reading');
  expect(faults).toEqual([]);
});
