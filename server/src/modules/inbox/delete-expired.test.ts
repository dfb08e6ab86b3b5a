import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { durations, limits } from '@vitrin/shared-contracts/limits';
import { insertMessage } from '../../testing/insert-message.ts';
import { validForm, prepareForms, sendForm } from '../../testing/public-forms.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteExpired, destroyDeletedMessages, moveOrphanedCvsToRemoved } from './delete-expired.service.ts';

let test: TestApp;
let notice: number;
beforeEach(async () => {
  test = await buildTestApp();
  notice = await prepareForms(test);
});
afterEach(() => test.close());

const folder = () => join(test.services.config.dataDir, 'private', 'cv');
const files = () => readdirSync(folder());
const runAt = (now: number) => ({ now, at: new Date(now).toISOString() });
const past = new Date(Date.now() - 1_000).toISOString();

it('messages are soft-deleted after their retention period and destroyed with their files a week later', async () => {
  const { db } = test.services;
  await sendForm(test, 'contact', validForm('contact', notice));
  for (const position of ['Eski aday', 'Yeni aday'])
    await sendForm(test, 'human-resources', { ...validForm('human-resources', notice), position });
  await db.updateTable('messages').set({ retain_until: past }).where('subject', '=', 'Eski aday').execute();
  const events: unknown[] = [];
  const stop = test.services.inbox.subscribe((happening) => events.push(happening));
  const old = await db.selectFrom('messages').select('reference').where('subject', '=', 'Eski aday').execute();
  const now = Date.now();
  expect(await deleteExpired(test.services, runAt(now))).toEqual({ messages: 1 });
  stop();
  expect(events).toEqual([{ kind: 'human-resources', received: null }]);
  expect(files()).toHaveLength(2);

  expect(await destroyDeletedMessages(test.services, runAt(now + durations.recoverableMs - 1))).toEqual({
    messages: 0,
  });
  expect(await db.selectFrom('destructions').selectAll().execute()).toEqual([]);
  expect(await destroyDeletedMessages(test.services, runAt(now + durations.recoverableMs))).toEqual({ messages: 1 });
  const noted = await db
    .selectFrom('destructions')
    .select(['kind', 'reason', 'count', 'actor', 'reference_list'])
    .execute();
  const reference_list = JSON.stringify(old.map(({ reference }) => reference));
  expect(noted).toEqual([{ kind: 'human-resources', reason: 'period', count: 1, actor: '', reference_list }]);
  const left = await db.selectFrom('messages').select('subject').orderBy('id').execute();
  expect(left.map(({ subject }) => subject)).toEqual(['Köprü projesi', 'Yeni aday']);
  const [cv] = await db.selectFrom('message_cvs').select('file').execute();
  expect(files()).toEqual([cv?.file]);
});

it('a limited number of messages is deleted at once, oldest first', async () => {
  const { db } = test.services;
  const { rows } = limits.deletedPerRun;
  for (let at = 0; at < rows + 3; at += 1) await insertMessage(test, { retain_until: past });
  const oldest = '2020-01-01T00:00:00.000Z';
  await db
    .updateTable('messages')
    .set({ retain_until: oldest })
    .where('id', '=', rows + 3)
    .execute();
  expect(await deleteExpired(test.services, runAt(Date.now()))).toEqual({ messages: rows });
  const left = await db.selectFrom('messages').select('id').where('deleted_at', 'is', null).execute();
  expect(left).toHaveLength(3);
  expect(left.map(({ id }) => id)).not.toContain(rows + 3);
  expect(await deleteExpired(test.services, runAt(Date.now()))).toEqual({ messages: 3 });
});

it('a recent file without a message is kept and moved to the removed folder after an hour', async () => {
  await sendForm(test, 'human-resources', validForm('human-resources', notice));
  const orphanedFile = join(folder(), 'sahipsiz');
  writeFileSync(orphanedFile, 'x');
  expect(await moveOrphanedCvsToRemoved(test.services)).toEqual({ files: 0 });
  utimesSync(orphanedFile, new Date(0), new Date(0));
  expect(await moveOrphanedCvsToRemoved(test.services)).toEqual({ files: 1 });
  expect(files()).toHaveLength(1);
  const [day = ''] = readdirSync(join(test.services.config.dataDir, 'removed'));
  expect(existsSync(join(test.services.config.dataDir, 'removed', day, 'cv', 'sahipsiz'))).toBe(true);
});
