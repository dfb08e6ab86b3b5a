import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileCache } from './file-cache.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrin-cache-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const fetched: string[] = [];
const source = {
  fetch: (name: string, path: string) => {
    fetched.push(name);
    writeFileSync(path, Buffer.alloc(40));
    return Promise.resolve(true);
  },
  exists: () => Promise.resolve(true),
};

it('requests at the same time fetch a file once', async () => {
  const cache = new FileCache(dataDir, source);
  const paths = await Promise.all([cache.path('media/a'), cache.path('media/a')]);
  expect(new Set(paths).size).toBe(1);
  expect(fetched).toEqual(['media/a']);
});

it('the files used least recently make room for others', async () => {
  const cache = new FileCache(dataDir, source, 100);
  const paths: string[] = [];
  for (const name of ['media/a', 'media/b', 'media/c']) {
    const path = (await cache.path(name)) ?? '';
    const past = new Date(Date.now() - (10 - paths.length) * 1000);
    utimesSync(path, past, past);
    paths.push(path);
  }
  expect(paths.map((path) => existsSync(path))).toEqual([false, true, true]);
});
