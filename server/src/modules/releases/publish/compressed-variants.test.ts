import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { buildPublishingSite, type PublishingSite } from '../../../testing/publishing-site.ts';
import { descriptorOf, validRelease } from '../../../testing/sent-releases.ts';
import { releaseFolder } from '../../../releases/files/release-files.ts';

/** The live release has one file with this content. */
const LIVE = 'ilk';
const files = { 'menu.js': LIVE, 'entry.js': '1' };
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };

const MAX_WAIT_MS = 5_000;

let site: PublishingSite;
let live: string;
let pathOf: (name: string) => string;
const stored = (name: string) => readFileSync(pathOf(name));

beforeEach(async () => {
  site = await buildPublishingSite();
  const folderOf = (id: string) => releaseFolder(site.services.config.dataDir, 'remote_public', id);
  live = path.join(folderOf(site.first), 'entry.js');
  pathOf = (name) => path.join(folderOf(descriptorOf(files, {}).id), name);
});

afterEach(() => site.close());

test('a file that the live release contains too gets its compressed variants, under any name', async () => {
  writeFileSync(`${live}.br`, brotliCompressSync(LIVE, quick));
  writeFileSync(`${live}.gz`, gzipSync(LIVE, { level: 1 }));
  expect(await site.send(validRelease(files))).toMatchObject({ status: 201 });
  expect(stored('menu.js.br')).toEqual(readFileSync(`${live}.br`));
  expect(stored('menu.js.gz')).toEqual(readFileSync(`${live}.gz`));
  expect(gunzipSync(stored('entry.js.gz')).toString()).toBe('1');
});

test('a compressed variant with other content is not used', async () => {
  writeFileSync(`${live}.br`, brotliCompressSync('bozuk', quick));
  expect(await site.send(validRelease(files))).toMatchObject({ status: 201 });
  expect(existsSync(pathOf('menu.js.br'))).toBe(false);
  expect(gunzipSync(stored('menu.js.gz')).toString()).toBe(LIVE);
});

test('files are compressed during the smoke test, and a rejected release leaves none of them', async () => {
  let wasCompressed = false;
  site.smokeTest = async ({ folder }) => {
    const variant = path.join(folder, 'entry.js.gz');
    for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end && !wasCompressed; await pause(5))
      wasCompressed = existsSync(variant) && isComplete(readFileSync(variant));
    return 'Tarayıcı paketi başlamadı';
  };
  expect(await site.send(validRelease(files))).toMatchObject({ status: 422 });
  expect(wasCompressed).toBe(true);
  expect(site.storedNames().toSorted()).toEqual(['remote_public', 'shell']);
});

/** Checks whether a gzip variant was written to its end. */
function isComplete(variant: Buffer): boolean {
  try {
    return gunzipSync(variant).toString() === '1';
  } catch {
    return false;
  }
}
