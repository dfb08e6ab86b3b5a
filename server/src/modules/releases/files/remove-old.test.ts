import { existsSync } from 'node:fs';
import type { Unit } from 'shared-contracts/releases';
import type { Services } from '../../../services.ts';
import { keepRelease } from '../../../testing/kept-releases.ts';
import { buildTestServices } from '../../../testing/test-app.ts';
import { movePointer, setCandidate } from '../commands/pointers.repository.ts';
import { releaseFolder } from './release-files.ts';
import { findRelease } from '../releases.repository.ts';
import { removeOldReleases } from './remove-old.service.ts';

let services: Services;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ services, close } = await buildTestServices());
});
afterEach(() => close());

const unit = 'remote_public';
const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * 86_400_000);

/** As if it had been published so many days ago. */
async function kept(content: string, days: number, of: Unit = unit): Promise<string> {
  const id = await keepRelease(services, of, content);
  const created_at = daysAgo(days).toISOString();
  await services.db.updateTable('releases').set({ created_at }).where('id', '=', id).execute();
  return id;
}

async function live(expected: string | null, to: string, days: number): Promise<void> {
  jest.useFakeTimers({ now: daysAgo(days), doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick'] });
  await movePointer(services.db, { unit, expected, to, actor: 'Ekip', action: 'promote', reason: 'Yeni sürüm' });
  jest.useRealTimers();
}

/** Twenty newer ones, so that age alone decides about the others. */
async function crowd(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await kept(`yeni ${count}`, 1);
}

const isThere = async (id: string) =>
  (await findRelease(services.db, unit, id)) !== null && existsSync(releaseFolder(services.config.dataDir, unit, id));

it('removes what nobody has seen for thirty days, and says so in the log', async () => {
  await crowd();
  const [old, young] = [await kept('eski', 40), await kept('genç', 29)];
  expect(await removeOldReleases(services)).toEqual({ releases: 1 });
  expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
  expect(existsSync(releaseFolder(services.config.dataDir, unit, old))).toBe(false);
  const log = await services.db.selectFrom('release_log').selectAll().execute();
  expect(log).toMatchObject([{ unit, action: 'remove', before_id: old, after_id: null, actor: 'Vitrin' }]);
  expect(await removeOldReleases(services)).toEqual({ releases: 0 });
  expect(await kept('eski', 0)).toBe(old);
  expect(await isThere(old)).toBe(true);
});

it('keeps what is live, what went before it, and the candidate, however old', async () => {
  const [first, second, candidate] = [await kept('1', 400), await kept('2', 300), await kept('3', 200)];
  await live(null, first, 390);
  await live(first, second, 290);
  await setCandidate(services.db, { unit, expected: second, candidate, percent: 5, actor: 'Ekip', reason: 'Deneme' });
  await crowd();
  expect(await removeOldReleases(services)).toEqual({ releases: 0 });
  expect([await isThere(first), await isThere(second), await isThere(candidate)]).toEqual([true, true, true]);
});

it('keeps the files of open tabs: what was live until some days ago', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 9; count += 1) ids.push(await kept(`sürüm ${count}`, 400 - count));
  // Each was live for a while; the third one until twenty days ago, all others until long ago.
  const days = [300, 290, 280, 20, 19, 18, 17, 16, 15];
  for (const [index, id] of ids.entries()) await live(ids[index - 1] ?? null, id, days[index] ?? 0);
  await crowd();
  expect(await removeOldReleases(services)).toEqual({ releases: 2 });
  expect(await Promise.all(ids.slice(0, 4).map(isThere))).toEqual([false, false, true, true]);
});

it('keeps the last twenty of each unit', async () => {
  for (let count = 0; count < 22; count += 1) await kept(`eski ${count}`, 100 + count);
  await kept('panel', 100, 'remote_admin');
  expect(await removeOldReleases(services)).toEqual({ releases: 2 });
});

describe('of a remote that the site has no more', () => {
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
  ])('%i days after it went %i old releases go', async (days, gone) => {
    for (const content of ['1', '2']) await kept(content, 100, name);
    await retired(days);
    expect(await removeOldReleases(services)).toEqual({ releases: gone });
  });

  it('keeps them where it was added again', async () => {
    await kept('1', 100, name);
    await retired(31);
    const remote = { name, segment: 'kampanya', title: 'Kampanya', created_at: '', created_by: '' };
    await services.db.insertInto('remotes').values(remote).execute();
    expect(await removeOldReleases(services)).toEqual({ releases: 0 });
  });
});
