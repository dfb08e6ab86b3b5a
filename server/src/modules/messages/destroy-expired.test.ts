import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled, prepareForms, sendForm } from '../../testing/public-forms.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { destroyExpired } from './destroy-expired.service.ts';

let test: TestApp;
let notice: number;
beforeAll(async () => {
  test = await buildTestApp();
  notice = await prepareForms(test);
});
afterAll(() => test.close());

const files = () => readdirSync(join(test.services.config.dataDir, 'private', 'cv'));

it('destroys what has been kept as long as promised, with their files, and nothing else', async () => {
  const { db } = test.services;
  await sendForm(test, 'contact', filled('contact', notice));
  for (const position of ['Eski aday', 'Yeni aday'])
    await sendForm(test, 'human-resources', { ...filled('human-resources', notice), position });
  const past = new Date(Date.now() - 1_000).toISOString();
  await db.updateTable('messages').set({ retain_until: past }).where('subject', '=', 'Eski aday').execute();
  expect(files()).toHaveLength(2);
  const told: unknown[] = [];
  const stop = test.services.inbox.hear((happening) => told.push(happening));
  const old = await db.selectFrom('messages').select('reference').where('subject', '=', 'Eski aday').execute();
  expect(await destroyExpired(test.services)).toEqual({ messages: 1, files: 0 });
  stop();
  expect(told).toEqual([{ kind: 'human-resources', received: null }]);
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
  expect(await destroyExpired(test.services)).toEqual({ messages: 0, files: 0 });
});

it('leaves a file that belongs to nobody yet, and sweeps it up when it still does not an hour later', async () => {
  const stray = join(test.services.config.dataDir, 'private', 'cv', 'sahipsiz');
  writeFileSync(stray, 'x');
  expect(await destroyExpired(test.services)).toEqual({ messages: 0, files: 0 });
  utimesSync(stray, new Date(0), new Date(0));
  expect(await destroyExpired(test.services)).toEqual({ messages: 0, files: 1 });
  expect(files()).toHaveLength(1);
});
