import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressBuild } from './compress-build.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'vitrin-dist-'));
  mkdirSync(path.join(dist, 'browser'));
  const files = { 'entry.js': 'let a = 1;', 'logo.png': 'x' };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(dist, 'browser', name), content);
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify({ files }));
});

afterEach(() => rmSync(dist, { recursive: true }));

test('text files of a build get compressed copies, once', async () => {
  await compressBuild(dist);
  expect(readdirSync(path.join(dist, 'browser'))).toEqual(['entry.js', 'entry.js.br', 'entry.js.gz', 'logo.png']);
  const copy = path.join(dist, 'browser/entry.js.br');
  expect(brotliDecompressSync(readFileSync(copy)).toString()).toBe('let a = 1;');
  writeFileSync(copy, 'kept');
  await compressBuild(dist);
  expect(readFileSync(copy, 'utf8')).toBe('kept');
});
