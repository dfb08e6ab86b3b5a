import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { releaseFiles } from '../../releases/files/serve-release-files.ts';
import { createFileCache } from './file-cache.ts';

const script = 'export const bridges = 12;'.repeat(50);
let dataDir: string;
let app: FastifyInstance;
let address: string;
/** Requests that were not answered from memory. */
let routed: number;

const store = (name: string, content: string | Buffer) =>
  writeFileSync(path.join(dataDir, 'releases', name), content, { flush: true });

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'vitrin-files-'));
  routed = 0;
  const cache = createFileCache({ adminHost: 'panel.ornek.example', publicUrl: 'https://www.ornek.example' });
  app = Fastify({
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (cache.front(request, response)) return;
        routed += 1;
        handler(request, response);
      }),
  });
  cache.watch(app);
  mkdirSync(path.join(dataDir, 'releases'));
  await app.register(releaseFiles, { dataDir });
  await app.register(staticFiles, { root: path.join(dataDir, 'releases'), prefix: '/media/' });
  store('a.js', script);
  store('a.js.br', brotliCompressSync(script));
  store('a.js.gz', gzipSync(script));
  address = await app.listen({ port: 0 });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const get = (name: string, headers: Record<string, string> = {}, { method = 'GET', folder = 'releases' } = {}) =>
  fetch(`${address}/${folder}/${name}`, { method, headers: { 'accept-encoding': 'gzip, br', ...headers } });

/** Requests a file until it comes from memory; returns false if that does not happen. */
async function isKept(name: string, headers: Record<string, string> = {}, folder = 'releases'): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const before = routed;
    await (await get(name, headers, { folder })).arrayBuffer();
    if (routed === before) return true;
    await wait(10);
  }
  return false;
}

const headersOf = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => name !== 'date'));

it('sends a file from memory with the same headers and bytes', async () => {
  const first = await get('a.js');
  expect(headersOf(first)).toMatchObject({ 'content-encoding': 'br', etag: expect.any(String) });
  expect(await isKept('a.js')).toBe(true);
  rmSync(path.join(dataDir, 'releases/a.js.br'));
  const second = await get('a.js');
  expect(headersOf(second)).toEqual(headersOf(first));
  expect([await first.text(), await second.text()]).toEqual([script, script]);
});

interface Asked {
  headers: Record<string, string>;
  method?: string;
  status?: number;
  encoding?: string | null;
}

it.each<[string, Asked]>([
  ['another encoding', { headers: { 'accept-encoding': 'gzip' }, encoding: 'gzip' }],
  ['no encoding', { headers: { 'accept-encoding': 'identity' }, encoding: null }],
  ['a part of the file', { headers: { range: 'bytes=0-3' }, status: 206 }],
  ['a file unless it has this one', { headers: { 'if-none-match': '"1"' } }],
  ['a file if it is newer', { headers: { 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' } }],
  ['a file if it is still the same', { headers: { 'if-match': '*' } }],
  ['a file if it is not newer', { headers: { 'if-unmodified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' } }],
  ['the headers alone', { headers: {}, method: 'HEAD' }],
])('reads the disk for a client that asks for %s', async (_what, asked) => {
  const { headers, method = 'GET', status = 200, encoding = 'br' } = asked;
  expect(await isKept('a.js')).toBe(true);
  const before = routed;
  const response = await get('a.js', headers, { method });
  await response.arrayBuffer();
  expect([response.status, routed]).toEqual([status, before + 1]);
  expect(response.headers.get('content-encoding')).toBe(encoding);
});

it('keeps a file that has no variants, such as a font', async () => {
  store('a.woff2', 'font');
  expect(await isKept('a.woff2')).toBe(true);
  expect(await (await get('a.woff2')).text()).toBe('font');
});

it('does not keep the gzip variant, which a smaller one follows', async () => {
  rmSync(path.join(dataDir, 'releases/a.js.br'));
  expect(await isKept('a.js')).toBe(false);
  store('a.js.br', brotliCompressSync(script));
  expect((await get('a.js')).headers.get('content-encoding')).toBe('br');
});

it('does not keep a large file', async () => {
  store('b.bin', Buffer.alloc(131_073));
  expect(await isKept('b.bin')).toBe(false);
});

it.each(['a.js?1', 'a.js?', '%61.js', './/a.js'])(
  'does not store the file once more for the address %s',
  async (name) => {
    expect(await isKept(name)).toBe(false);
  },
);

it('does not keep what the host of the panel gets, which has headers of its own', async () => {
  expect(await isKept('a.js', { 'x-forwarded-host': 'panel.ornek.example' })).toBe(false);
});

it('does not keep files of a route that may replace or remove them', async () => {
  expect(await isKept('a.js', {}, 'media')).toBe(false);
});
