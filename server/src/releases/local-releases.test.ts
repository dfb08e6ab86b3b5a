import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { described, type Files } from '../testing/sent-releases.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { registerLocalReleases } from './local-releases.ts';
import { readPointer } from './pointers.repository.ts';
import { faultOfKeptFiles, releaseFolder } from './release-files.ts';
import { findRelease } from './releases.repository.ts';

const unit = 'remote_public';
const files: Files = { 'entry.js': '1', 'style.css': 'a{}' };

let site: Awaited<ReturnType<typeof buildTestServices>>;
let root: string;
let said: string[];

beforeEach(async () => {
  site = await buildTestServices();
  root = mkdtempSync(path.join(tmpdir(), 'vitrin-checkout-'));
  said = [];
});

afterEach(async () => {
  rmSync(root, { recursive: true });
  await site.close();
});

const dist = (...names: string[]) => path.join(root, 'remote-public', 'dist', ...names);

/** As a build leaves them. Returns the id. */
function build(content: Files): string {
  const descriptor = described(content, {});
  mkdirSync(dist('browser'), { recursive: true });
  for (const [name, text] of Object.entries(content)) writeFileSync(dist('browser', name), text);
  writeFileSync(dist('release.json'), JSON.stringify(descriptor));
  return descriptor.id;
}

const start = () => registerLocalReleases(site.services, { root, onProgress: (text) => void said.push(text) });
const live = async () => (await readPointer(site.services.db, unit))?.live ?? null;

async function faultOfKept(id: string): Promise<string | null> {
  const release = await findRelease(site.services.db, unit, id);
  return release && faultOfKeptFiles(releaseFolder(site.services.config.dataDir, unit, id), release.descriptor);
}

it('takes a new build, and a known one no more', async () => {
  const id = build(files);
  await start();
  expect(await live()).toBe(id);
  expect(said).toEqual([`Sürüm kaydediliyor: ${unit} ${id}`]);
  await start();
  expect(said).toHaveLength(1);
});

it.each<[string, (folder: string) => void]>([
  ['a file of it is gone', (folder) => rmSync(path.join(folder, 'entry.js'))],
  ['its description is gone', (folder) => rmSync(path.join(folder, 'release.json'))],
  ['a file of it was changed', (folder) => writeFileSync(path.join(folder, 'style.css'), 'b{}')],
  ['all of it is gone', (folder) => rmSync(folder, { recursive: true })],
])('is whole again at the next start where %s', async (_what, damage) => {
  const id = build(files);
  await start();
  damage(releaseFolder(site.services.config.dataDir, unit, id));
  await start();
  expect(await faultOfKept(id)).toBeNull();
  expect(await live()).toBe(id);
});

it.each<[string, () => void, string]>([
  ['lacks a file', () => rmSync(dist('browser', 'entry.js')), 'entry.js eksik'],
  ['was overwritten by half of another', () => writeFileSync(dist('browser', 'entry.js'), '3'), 'entry.js bozuk'],
  ['was broken off', () => writeFileSync(dist('release.json'), '{"unit":'), 'Sürüm kaydediliyor'],
])('a build that %s leaves live what is', async (_what, damage, words) => {
  const good = build(files);
  await start();
  build({ ...files, 'entry.js': '2' });
  damage();
  await start();
  expect(await live()).toBe(good);
  expect(said.at(-1)).toContain(words);
});
