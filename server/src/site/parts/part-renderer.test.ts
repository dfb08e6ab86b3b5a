import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { serverEntry, type ReleaseDescriptor, type Unit } from '@vitrin/shared-contracts/releases';
import type { StoredRelease } from '../../releases/serving/registry.ts';
import type { ServerFault } from '../rendering/server-fault.ts';
import type { ReadSite } from '../site-reads.ts';
import { createPartRenderer, type PartRenderer, type PartRequest } from './part-renderer.ts';

const SHELL = `exports.shared = {};
exports.render = async () => { throw new Error('no page'); };
exports.renderSection = async ({ sections }, request, read) => sections[request.name](request, read);`;
const REMOTE = `exports.default = {};
exports.sections = { sections: {
  shown: async ({ values }, read) => ({ html: '<p>' + values.text + '</p>', data: (await read('/api/pages/x')).data }),
  picky: async ({ values }) => {
    if (values.text === 'throws' || values.text === 'also throws') throw new TypeError('bozuk');
    if (values.text === 'hangs') for (;;);
    if (values.text === 'style') return { html: '<style>body{display:none}</style>', data: null };
    return { html: '<p>' + values.text + '</p>', data: null };
  },
  broken: async () => { throw new TypeError('bozuk'); },
} };`;

const declaration = { title: 'Bölüm', sentence: '', drawing: [], shared: {}, texts: {}, fallback: { tr: '' } };
const section = {
  ...declaration,
  heights: { narrow: 1, wide: 1 },
  example: { text: 'Örnek' },
  scripts: [],
  styles: [],
};

let folder: string;
/** Faults of sections, in their order. */
let faults: AsyncGenerator<ServerFault>;
let renderer: PartRenderer;
let shell: StoredRelease;
let remote: StoredRelease;
let failure: Error | null;
let version: number;
let reads: number;

const read: ReadSite = async (url, _params, onRead) => {
  reads += 1;
  if (failure) throw failure;
  onRead?.({ url, etag: 'e', content: ['x'], freshUntil: Infinity });
  return { data: 'read' as never };
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-parts-'));
  [failure, version, reads] = [null, 1, 0];
  const queue = faultQueue();
  faults = queue.faults;
  const log = { error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger;
  const contentVersion = { current: () => version, of: () => version };
  renderer = createPartRenderer({ read, log, onFault: queue.add, contentVersion });
  shell = release('shell', SHELL);
  remote = release('remote_kredi', REMOTE);
});
afterEach(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});

function release(unit: Unit, code: string): StoredRelease {
  const own = path.join(folder, unit);
  mkdirSync(path.join(own, 'ssr'), { recursive: true });
  writeFileSync(path.join(own, 'ssr', serverEntry), code);
  const server = { [serverEntry]: `sha384-${createHash('sha384').update(code).digest('base64')}` };
  const sections = { shown: section, picky: section, broken: section };
  const descriptor = { unit, id: unit, server, sections } as unknown as ReleaseDescriptor;
  return { descriptor, folder: own, base: `/releases/${unit}/` };
}

const request = (name: string, text = 'Metin'): PartRequest => ({
  shell,
  remote,
  name,
  id: 's1',
  heading: 2,
  values: { text },
  pageUrl: '/',
  language: { abbr: 'tr', lang: 'Türkçe' },
  branding: {} as never,
});
/** Renders and returns the markup; null for the fallback. */
const shown = async (name: string, text?: string) => (await renderer.render(request(name, text)))?.html ?? null;
const nextFault = async () => (await faults.next()).value as ServerFault;

function faultQueue() {
  const waiting: ServerFault[] = [];
  let wake = () => {};
  async function* take() {
    for (;;) {
      const fault = waiting.shift();
      if (fault) yield fault;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  const add = (fault: ServerFault) => {
    waiting.push(fault);
    wake();
  };
  return { add, faults: take() };
}

test('a section is rendered once, until what it was made from changes', async () => {
  expect(await renderer.render(request('shown'))).toEqual({
    html: '<p>Metin</p>',
    data: 'read',
    reads: [{ url: '/api/pages/x', etag: 'e', content: ['x'], freshUntil: Infinity }],
  });
  await Promise.all([shown('shown'), shown('shown')]);
  expect(reads).toBe(1);
  version += 1;
  await Promise.all([shown('shown'), shown('shown')]);
  expect(reads).toBe(2);
});

test('a section that fails with the values of one place shows its fallback there, and its release stays', async () => {
  expect(await shown('picky', 'throws')).toBeNull();
  expect(await nextFault()).toMatchObject({
    unit: 'remote_kredi',
    isBlocked: false,
    message: expect.stringMatching(/^“picky” bölümü: .*bozuk/),
  });
  expect(renderer.isBlocked(remote)).toBe(false);
  expect(await shown('picky')).toBe('<p>Metin</p>');
  // No other attempt, which would cost every visitor the same time.
  expect(await shown('picky', 'throws')).toBeNull();
});

test('the release is the cause once a second place with other values fails', async () => {
  await shown('picky', 'throws');
  expect((await nextFault()).isBlocked).toBe(false);
  await shown('picky', 'also throws');
  expect((await nextFault()).isBlocked).toBe(true);
  // Without another release, the places that work go on.
  expect([renderer.isBlocked(remote), await shown('shown')]).toEqual([true, '<p>Metin</p>']);
});

test('a release whose section fails with its own example is not used any more', async () => {
  expect(await shown('broken')).toBeNull();
  expect(await nextFault()).toMatchObject({ release_id: 'remote_kredi', phase: 'server', isBlocked: true });
});

test('a section that hangs ends its process, and the others of the release are rendered in another one', async () => {
  const [hanging, other] = await Promise.all([shown('picky', 'hangs'), shown('shown')]);
  expect([hanging, other]).toEqual([null, '<p>Metin</p>']);
  expect((await nextFault()).isBlocked).toBe(false);
  expect(await shown('picky')).toBe('<p>Metin</p>');
});

test('markup that could change the page around it counts as a failure', async () => {
  expect(await shown('picky', 'style')).toBeNull();
  expect((await nextFault()).message).toContain('<style> öğesi kullanılamaz');
});

test('a read that the site cannot answer is no failure of the section', async () => {
  failure = Object.assign(new Error('away'), { status: 503 });
  expect(await shown('shown')).toBeNull();
  failure = null;
  expect(await shown('shown')).toBe('<p>Metin</p>');
});

test('a section that is being rendered when the server ends has not failed', async () => {
  const rendering = renderer.render(request('picky', 'hangs'));
  const fault = nextFault();
  await renderer.close();
  expect(await rendering).toBeNull();
  // Longer than a verdict takes, which would be reported.
  expect(await Promise.race([fault, setTimeout(1_000, null)])).toBeNull();
});
