import { existsSync } from 'node:fs';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Services } from '../../../services.ts';
import { storeRelease } from '../../../testing/stored-releases.ts';
import { buildTestServices } from '../../../testing/test-app.ts';
import { movePointer, setCandidate } from '../../../releases/stored/pointers.repository.ts';
import { releaseFolder } from '../../../releases/files/release-files.ts';
import { findRelease } from '../../../releases/stored/releases.repository.ts';
import { removeOldReleases } from './remove-old-releases.service.ts';

let services: Services;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ services, close } = await buildTestServices());
});
afterEach(() => close());

const unit = 'remote_public';
const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * 86_400_000);

/** Stores a release as if it had been published so many days ago. */
async function storeReleaseAged(content: string, days: number, of: Unit = unit): Promise<string> {
  const id = await storeRelease(services, of, content);
  const created_at = daysAgo(days).toISOString();
  await services.db.updateTable('releases').set({ created_at }).where('id', '=', id).execute();
  return id;
}

async function makeLive(expected: string | null, to: string, days: number): Promise<void> {
  jest.useFakeTimers({ now: daysAgo(days), doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick'] });
  await movePointer(services.db, { unit, expected, to, actor: 'Ekip', action: 'promote', reason: 'Yeni sürüm' });
  jest.useRealTimers();
}

/** Adds twenty newer releases, so that only age decides about the others. */
async function storeNewerReleases(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await storeReleaseAged(`yeni ${count}`, 1);
}

const isStored = async (id: string) =>
  (await findRelease(services.db, unit, id)) !== null && existsSync(releaseFolder(services.config.dataDir, unit, id));

it('removes releases that were not live for thirty days, and logs it', async () => {
  await storeNewerReleases();
  const [old, young] = [await storeReleaseAged('eski', 40), await storeReleaseAged('genç', 29)];
  expect(await removeOldReleases(services)).toEqual({ releases: 1 });
  expect([await isStored(old), await isStored(young)]).toEqual([false, true]);
  expect(existsSync(releaseFolder(services.config.dataDir, unit, old))).toBe(false);
  const log = await services.db.selectFrom('release_log').selectAll().execute();
  expect(log).toMatchObject([{ unit, action: 'remove', before_id: old, after_id: null, actor: 'Vitrin' }]);
  expect(await removeOldReleases(services)).toEqual({ releases: 0 });
  expect(await storeReleaseAged('eski', 0)).toBe(old);
  expect(await isStored(old)).toBe(true);
});

it('keeps the live release, the previous one and the candidate regardless of age', async () => {
  const [first, second, candidate] = [
    await storeReleaseAged('1', 400),
    await storeReleaseAged('2', 300),
    await storeReleaseAged('3', 200),
  ];
  await makeLive(null, first, 390);
  await makeLive(first, second, 290);
  await setCandidate(services.db, { unit, expected: second, candidate, percent: 5, actor: 'Ekip', reason: 'Deneme' });
  await storeNewerReleases();
  expect(await removeOldReleases(services)).toEqual({ releases: 0 });
  expect([await isStored(first), await isStored(second), await isStored(candidate)]).toEqual([true, true, true]);
});

it('keeps the files that open tabs still need: releases that were live until some days ago', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 9; count += 1) ids.push(await storeReleaseAged(`sürüm ${count}`, 400 - count));
  // Each release was live for a while; the third one until twenty days ago, those before it until long ago.
  const days = [300, 290, 280, 20, 19, 18, 17, 16, 15];
  for (const [index, id] of ids.entries()) await makeLive(ids[index - 1] ?? null, id, days[index] ?? 0);
  await storeNewerReleases();
  expect(await removeOldReleases(services)).toEqual({ releases: 2 });
  expect(await Promise.all(ids.slice(0, 4).map(isStored))).toEqual([false, false, true, true]);
});

it('keeps the twenty newest releases of each unit', async () => {
  for (let count = 0; count < 22; count += 1) await storeReleaseAged(`eski ${count}`, 100 + count);
  await storeReleaseAged('panel', 100, 'remote_admin');
  expect(await removeOldReleases(services)).toEqual({ releases: 2 });
});

describe('releases of a remote that was removed from the site', () => {
  const name = 'remote_kampanya';
  const retired = (days: number) =>
    services.db
      .insertInto('release_log')
      .values({ ...line, at: daysAgo(days).toISOString() })
      .execute();
  const line = { unit: name, action: 'retire', before_id: null, after_id: null, actor: 'Ekip', reason: 'Bitti' };

  it.each([
    [29, 0],
    [31, 2],
  ])('%i days after the removal, %i old releases are deleted', async (days, gone) => {
    for (const content of ['1', '2']) await storeReleaseAged(content, 100, name);
    await retired(days);
    expect(await removeOldReleases(services)).toEqual({ releases: gone });
  });

  it('are kept when the remote was added again', async () => {
    await storeReleaseAged('1', 100, name);
    await retired(31);
    const remote = { name, segment: 'kampanya', title: 'Kampanya', created_at: '', created_by: '' };
    await services.db.insertInto('remotes').values(remote).execute();
    expect(await removeOldReleases(services)).toEqual({ releases: 0 });
  });
});
