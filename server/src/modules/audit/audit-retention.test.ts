import { durations } from '@vitrin/shared-contracts/limits';
import { dayStart, istanbulDay, monthsAfter } from '../../platform/istanbul-day.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteOldLog } from './audit-retention.service.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const now = Date.now();
const run = (at: number) => ({ now: at, at: new Date(at).toISOString() });

async function insertEntry(monthsAgo: number, title: string): Promise<void> {
  await test.services.db
    .insertInto('audit')
    .values({
      at: dayStart(monthsAfter(istanbulDay(now), -monthsAgo)),
      actor_id: null,
      actor_name: '',
      action: 'sign-in',
      entity: 'session',
      entity_id: null,
      title,
      fields: '[]',
      request_id: '',
      result: 'failed',
      address: '',
      search_text: title,
    })
    .execute();
}

const titles = async () =>
  (await test.services.db.selectFrom('audit').select('title').orderBy('id').execute()).map(({ title }) => title);

it('audit log entries are deleted after their retention period, one week after that was recorded', async () => {
  await insertEntry(25, 'çok eski');
  await insertEntry(23, 'yeni');
  expect(await deleteOldLog(test.services, run(now))).toEqual({ lines: 0 });
  expect(await deleteOldLog(test.services, run(now + durations.recoverableMs - 1))).toEqual({ lines: 0 });
  expect(await titles()).toEqual(['çok eski', 'yeni']);
  expect(await deleteOldLog(test.services, run(now + durations.recoverableMs))).toEqual({ lines: 1 });
  expect(await titles()).toEqual(['yeni']);
  const noted = await test.services.db.selectFrom('destructions').select(['kind', 'count', 'reason']).execute();
  expect(noted).toEqual([{ kind: 'audit', count: 1, reason: 'period' }]);
});

it('the database rejects the deletion of entries younger than six months, and any change', async () => {
  const { db } = test.services;
  await insertEntry(5, 'yeni');
  await insertEntry(7, 'eski');
  await expect(db.deleteFrom('audit').where('title', '=', 'yeni').execute()).rejects.toThrow('only grows');
  await expect(db.updateTable('audit').set({ title: 'x' }).where('title', '=', 'eski').execute()).rejects.toThrow(
    'only grows',
  );
  await db.deleteFrom('audit').where('title', '=', 'eski').execute();
  expect(await titles()).toEqual(['yeni']);
});
