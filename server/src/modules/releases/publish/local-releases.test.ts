import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { storeRelease, storeLiveRelease } from '../../../testing/stored-releases.ts';
import { descriptorOf, type Files } from '../../../testing/sent-releases.ts';
import { buildTestServices } from '../../../testing/test-app.ts';
import { registerLocalReleases } from './local-releases.ts';
import { addLogEntry, readPointer } from '../../../releases/stored/pointers.repository.ts';
import { promote } from '../commands/release-commands.service.ts';
import { findStoredFilesProblem, releaseFolder } from '../../../releases/files/release-files.ts';
import { findRelease } from '../../../releases/stored/releases.repository.ts';

const unit = 'remote_public';
const files: Files = { 'entry.js': '1', 'style.css': 'a{}' };

let site: Awaited<ReturnType<typeof buildTestServices>>;
let root: string;
let messages: string[];
let builds: number;

beforeEach(async () => {
  site = await buildTestServices();
  root = mkdtempSync(path.join(tmpdir(), 'vitrin-checkout-'));
  messages = [];
  builds = 0;
});

afterEach(async () => {
  rmSync(root, { recursive: true });
  await site.close();
});

const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
const committed = (number: number) => ({
  about: { subject: null, author: null, committed_at: minute(number), note: null },
});
const dist = (...names: string[]) => path.join(root, 'remote-public', 'dist', ...names);

/** Writes a build as the build tool does, each dated a minute after the one before. Returns its id. */
function build(content: Files, more: Partial<ReleaseDescriptor> = {}): string {
  builds += 1;
  const descriptor = descriptorOf(content, {}, { built_at: minute(builds), ...more });
  mkdirSync(dist('browser'), { recursive: true });
  for (const [name, text] of Object.entries(content)) writeFileSync(dist('browser', name), text);
  writeFileSync(dist('release.json'), JSON.stringify(descriptor));
  return descriptor.id;
}

const start = () => registerLocalReleases(site.services, { root, onProgress: (text) => void messages.push(text) });
const live = async () => (await readPointer(site.services.db, unit))?.live ?? null;

/** Publishes a release and makes it live, as a team's pipeline does. */
async function published(content: string, more: Partial<ReleaseDescriptor> = {}): Promise<string> {
  const { services } = site;
  const id = await storeRelease(services, unit, content, more);
  const line = { unit, before: null, after: id, actor: 'Site ekibi', reason: '' } as const;
  await addLogEntry(services.db, { ...line, action: 'publish' });
  await promote(services, { actor: { name: 'Site ekibi' } }, { unit, id, expected: await live(), reason: 'Yeni menü' });
  return id;
}

const held = async () =>
  (await site.services.db.selectFrom('release_log').selectAll().where('action', '=', 'start-held').execute()).map(
    ({ after_id: id }) => id,
  );

async function faultOfKept(id: string): Promise<string | null> {
  const release = await findRelease(site.services.db, unit, id);
  return release && findStoredFilesProblem(releaseFolder(site.services.config.dataDir, unit, id), release.descriptor);
}

it('registers a new build, and ignores a known one', async () => {
  const id = build(files);
  await start();
  expect(await live()).toBe(id);
  expect(messages).toEqual([`Sürüm kaydediliyor: ${unit} ${id}`]);
  await start();
  expect(messages).toHaveLength(1);
});

it('copies compressed files from the build, and compresses files whose compressed variant does not match', async () => {
  const id = build(files);
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
  writeFileSync(dist('browser', 'entry.js.br'), brotliCompressSync('1', quick));
  writeFileSync(dist('browser', 'entry.js.gz'), gzipSync('1'));
  writeFileSync(dist('browser', 'style.css.br'), brotliCompressSync('b{}'));
  await start();
  const kept = (name: string) => readFileSync(path.join(releaseFolder(site.services.config.dataDir, unit, id), name));
  expect(kept('entry.js.br')).toEqual(readFileSync(dist('browser', 'entry.js.br')));
  expect(kept('entry.js.gz')).toEqual(readFileSync(dist('browser', 'entry.js.gz')));
  expect(brotliDecompressSync(kept('style.css.br')).toString()).toBe('a{}');
  expect(gunzipSync(kept('style.css.gz')).toString()).toBe('a{}');
});

it.each<[string, (folder: string) => void]>([
  ['one of its files is missing', (folder) => rmSync(path.join(folder, 'entry.js'))],
  ['its descriptor is missing', (folder) => rmSync(path.join(folder, 'release.json'))],
  ['one of its files was changed', (folder) => writeFileSync(path.join(folder, 'style.css'), 'b{}')],
  ['all of its files are missing', (folder) => rmSync(folder, { recursive: true })],
])('restores the release at the next start where %s', async (_what, damage) => {
  const id = build(files);
  await start();
  damage(releaseFolder(site.services.config.dataDir, unit, id));
  await start();
  expect(await faultOfKept(id)).toBeNull();
  expect(await live()).toBe(id);
});

it.each<[string, () => void, string]>([
  ['lacks a file', () => rmSync(dist('browser', 'entry.js')), 'entry.js eksik'],
  ['was partly overwritten by another build', () => writeFileSync(dist('browser', 'entry.js'), '3'), 'entry.js bozuk'],
  ['was interrupted', () => writeFileSync(dist('release.json'), '{"unit":'), 'Sürüm kaydediliyor'],
])('a build that %s does not replace the live release', async (_what, damage, text) => {
  const good = build(files);
  await start();
  build({ ...files, 'entry.js': '2' });
  damage();
  await start();
  expect(await live()).toBe(good);
  expect(messages.at(-1)).toContain(text);
});

it('keeps a release live that a team has published, stores the build beside it, and reports it', async () => {
  build(files);
  await start();
  const teamRelease = await published('ekip');
  const id = build({ ...files, 'entry.js': '2' });
  await start();
  expect(await live()).toBe(teamRelease);
  expect(messages.at(-1)).toBe(
    `${unit}: Canlıda bir ekibin yayınladığı ${teamRelease} sürümü var. Yerel derleme ${id} canlıya alınmadı, Yazılım sürümleri listesinde duruyor.
  Canlıya almak için: npm run vitrin -- promote ${unit} ${id}`,
  );
  expect(await faultOfKept(id)).toBeNull();
  await start();
  expect(await live()).toBe(teamRelease);
  expect(messages.at(-1)).toContain('Canlıya almak için');
  expect(await held()).toEqual([id]);
});

it('a build that was live before a team published is ignored, and a choice of staff is kept', async () => {
  const localRelease = build(files);
  await start();
  const teamRelease = await published('ekip');
  await start();
  expect([await live(), messages.length]).toEqual([teamRelease, 1]);
  const held = build({ ...files, 'entry.js': '2' });
  await start();
  await promote(
    site.services,
    { actor: { name: 'Ayşe' } },
    { unit, id: localRelease, expected: teamRelease, reason: 'Eski menü' },
  );
  await start();
  expect([await live(), await faultOfKept(held)]).toEqual([localRelease, null]);
});

it("replaces a team's release that has become incompatible with the shell", async () => {
  await storeLiveRelease(site.services, 'shell', 'kabuk', { shared: { react: '20.0.0' } });
  await storeLiveRelease(site.services, unit, 'önceki');
  const { db } = site.services;
  const teamRelease = await storeRelease(site.services, unit, 'ekip', { shared: { react: '^19.0.0' } });
  await addLogEntry(db, { unit, before: null, after: teamRelease, actor: 'Site ekibi', reason: '', action: 'publish' });
  await db.updateTable('release_pointers').set({ live: teamRelease }).where('unit', '=', unit).execute();
  const id = build(files);
  await start();
  expect(await live()).toBe(id);
});

it.each<[string, Partial<ReleaseDescriptor>, Partial<ReleaseDescriptor>]>([
  ['built earlier', { built_at: minute(9) }, { built_at: minute(8) }],
  ['built later from an older commit', committed(9), committed(8)],
])('does not replace a newer build by one that was %s', async (_what, newer, older) => {
  const readLive = build(files, newer);
  await start();
  const id = build({ ...files, 'entry.js': 'alt' }, older);
  await start();
  expect(await live()).toBe(readLive);
  expect(messages.at(-1)).toContain(`Canlıdaki ${readLive} sürümü bu derlemeden daha yeni. Yerel derleme ${id}`);
  build(files, newer);
  await start();
  expect(await live()).toBe(readLive);
});

it('in development mode the last build is live', async () => {
  build(files, committed(9));
  await start();
  const id = build({ ...files, 'entry.js': '2' }, committed(8));
  await registerLocalReleases(site.services, { root, onProgress: () => undefined, isDevelopment: true });
  expect(await live()).toBe(id);
});

it('registers only the build of the unit that was compiled', async () => {
  const before = build(files);
  await start();
  build({ ...files, 'entry.js': '2' });
  const options = { root, onProgress: () => undefined, isDevelopment: true };
  await registerLocalReleases(site.services, { ...options, only: 'shell' });
  expect(await live()).toBe(before);
  await registerLocalReleases(site.services, { ...options, only: unit });
  expect(await live()).not.toBe(before);
});

it('a revert commit is newer, although its content has been built before', async () => {
  const first = build(files, committed(1));
  await start();
  const second = build({ ...files, 'entry.js': '2' }, committed(2));
  await start();
  expect(build(files, committed(3))).toBe(first);
  await start();
  expect(await live()).toBe(first);
  expect(build({ ...files, 'entry.js': '2' }, committed(2))).toBe(second);
  await start();
  expect(await live()).toBe(first);
});
