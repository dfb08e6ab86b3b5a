import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storeRelease, storeLiveRelease } from '../../testing/stored-releases.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { deletePointer, liveDescriptors, readPointer } from '../stored/pointers.repository.ts';
import { insertSwitchedOffPlaces } from '../stored/switched-off-places.repository.ts';
import { promote, rollBack } from '../../modules/releases/commands/release-commands.service.ts';
import { openRegistry, type Registry } from './registry.ts';
import { releaseFolder } from '../files/release-files.ts';

const actor = { actor: { name: 'Ayşe' } };
const unit = 'remote_public';

let site: Awaited<ReturnType<typeof buildTestServices>>;
let registry: Registry | null;

beforeEach(async () => {
  site = await buildTestServices();
  registry = null;
  await storeLiveRelease(site.services, 'shell', 'kabuk');
});

afterEach(async () => {
  registry?.close();
  await site.close();
});

async function start(): Promise<Registry> {
  registry?.close();
  registry = await openRegistry(site.services);
  return registry;
}

const liveIn = ({ live }: Registry) => live(unit)?.descriptor.id ?? null;
const faults = () => site.services.db.selectFrom('release_faults').selectAll().execute();
const rows = () => site.services.db.updateTable('releases').where('unit', '=', unit);

/** Stores so many releases and makes them live one after the other. */
async function history(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) ids.push(await storeLiveRelease(site.services, unit, `sürüm ${index}`));
  return ids;
}

it.each<[string, (live: string) => Promise<unknown> | void]>([
  ['has an unreadable descriptor', (live) => rows().set({ descriptor: '{"unit":' }).where('id', '=', live).execute()],
  ['has a null descriptor', (live) => rows().set({ descriptor: 'null' }).where('id', '=', live).execute()],
  ['has no signature', (live) => rows().set({ signature: null }).where('id', '=', live).execute()],
  [
    'has no files on the disk',
    (live) => rmSync(releaseFolder(site.services.config.dataDir, unit, live), { recursive: true }),
  ],
  [
    'has a modified file',
    (live) => writeFileSync(path.join(releaseFolder(site.services.config.dataDir, unit, live), 'entry.js'), 'x'),
  ],
])('starts with the previous release where the live one %s', async (_what, damage) => {
  const [good, live = ''] = await history(2);
  await damage(live);
  const opened = await start();
  expect(liveIn(opened)).toBe(good);
  expect(opened.live('shell')).not.toBeNull();
  expect((await liveDescriptors(site.services.db)).size).toBe(2);
  expect(await rollBack(site.services, actor, { unit, expected: live, reason: 'Bozuk' })).toBe(good);
});

it('every process knows where a section of a release is switched off, also after a restart, and by new objects', async () => {
  const [, live = ''] = await history(2);
  const own = await start();
  const other = await openRegistry(site.services);
  const [before, fallback] = [other.live(unit), other.fallbacks(unit)];
  await insertSwitchedOffPlaces(site.services.db, unit, live, ['b', 'a']);
  await Promise.all([own.refresh(), other.refresh()]);
  expect([own.live(unit)?.switchedOff, other.live(unit)?.switchedOff]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(other.live(unit)).not.toBe(before);
  expect(other.fallbacks(unit)).toEqual(fallback);
  other.close();
  expect((await start()).live(unit)?.switchedOff).toEqual(['a', 'b']);
});

it('rejects a genuine descriptor in the row of another release', async () => {
  const [first = '', second = '', third = ''] = await history(3);
  const db = site.services.db;
  const copied = await db.selectFrom('releases').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  const { descriptor, signature, signed_by } = copied;
  await rows().set({ descriptor, signature, signed_by }).where('id', '=', third).execute();
  expect(liveIn(await start())).toBe(second);
});

it('finds a healthy release behind many unhealthy ones', async () => {
  const [good = '', ...others] = await history(9);
  await rows().set({ signature: null }).where('id', 'in', others).execute();
  expect(liveIn(await start())).toBe(good);
});

it('starts without any healthy release, and records the fault of each only once', async () => {
  const ids = await history(3);
  await rows().set({ signature: null }).execute();
  expect(liveIn(await start())).toBeNull();
  expect(await faults()).toHaveLength(ids.length);
  const opened = await start();
  for (let time = 0; time < 3; time++) expect(await opened.find(unit, ids[0] ?? '')).toBeNull();
  expect(await faults()).toHaveLength(ids.length);
});

it('a release that is removed after its check does not go live', async () => {
  const [live = ''] = await history(1);
  const id = await storeRelease(site.services, unit, 'eski');
  const { db } = site.services;
  const transaction = db.transaction();
  const execute = transaction.execute.bind(transaction);
  jest.spyOn(db, 'transaction').mockReturnValueOnce(transaction);
  jest.spyOn(transaction, 'execute').mockImplementationOnce(async (change) => {
    await db.deleteFrom('releases').where('id', '=', id).execute();
    return execute(change);
  });
  await expect(promote(site.services, actor, { unit, id, expected: live, reason: 'Geri' })).rejects.toThrow(
    'no-release',
  );
  expect((await readPointer(db, unit))?.live).toBe(live);
});

it('names no release of a unit whose pointer was deleted', async () => {
  await history(2);
  const opened = await start();
  await deletePointer(site.services.db, unit);
  await opened.refresh();
  expect([opened.live(unit), opened.fallbacks(unit), opened.candidate(unit)]).toEqual([null, [], null]);
});
