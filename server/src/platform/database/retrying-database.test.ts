import { sql } from 'kysely';
import { buildTestServices } from '../../testing/test-app.ts';
import { openDatabase } from './database.ts';
import { helpersOf } from './helpers.ts';
import type { Db } from './tables.ts';

let db: Db;
let close: () => Promise<void>;
let target: { databaseUrl: string | null; dataDir: string };
beforeAll(async () => {
  const built = await buildTestServices();
  ({ close } = built);
  ({ db, config: target } = built.services);
});
afterAll(() => close());

const rename = (trx: Db, abbr: string, lang: string) =>
  trx.updateTable('languages').set({ lang }).where('abbr', '=', abbr).execute();

it('commits both transactions after a deadlock between them', async () => {
  const now = new Date().toISOString();
  await db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', created_at: now, updated_at: now, updated_by: null })
    .execute();
  const bothStarted = Promise.withResolvers<undefined>();
  let entered = 0;
  const deadlocking = (first: string, second: string) =>
    db.transaction().execute(async (trx) => {
      await rename(trx, first, `${first} ilk`);
      entered += 1;
      if (entered === 2) bothStarted.resolve(undefined);
      // The embedded database runs transactions one after the other, so no deadlock is possible.
      if (target.databaseUrl !== null) await bothStarted.promise;
      await rename(trx, second, `${second} sonra`);
    });
  await Promise.all([deadlocking('tr', 'en'), deadlocking('en', 'tr')]);
  expect(entered).toBe(target.databaseUrl === null ? 2 : 3);
  const names = await db.selectFrom('languages').select('lang').orderBy('abbr').execute();
  expect(names.map(({ lang }) => lang).toSorted()).toEqual(
    expect.arrayContaining([expect.stringMatching(/ilk|sonra/), expect.stringMatching(/ilk|sonra/)]),
  );
});

it('throws any other error without a retry', async () => {
  let attempts = 0;
  const failing = db.transaction().execute(async () => {
    attempts += 1;
    throw Object.assign(new Error('no'), { code: '23505' });
  });
  await expect(failing).rejects.toThrow('no');
  expect(attempts).toBe(1);
});

it('classifies a persistent conflict as unavailable, not as a fault', () => {
  const kinds = ['40001', '40P01', '55P03'].map((code) => helpersOf(db).errorKind({ code }));
  expect(kinds).toEqual(Array.from(kinds, () => (target.databaseUrl === null ? 'other' : 'unavailable')));
});

it('migrations have no statement timeout, but a lock timeout', async () => {
  if (target.databaseUrl === null) return;
  const patient = await openDatabase({ ...target, isForMigrations: true });
  const limit = async (handle: Db, name: string) =>
    (await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(handle)).rows[0]?.[name];
  expect(await Promise.all([db, patient].map((handle) => limit(handle, 'statement_timeout')))).toEqual(['5s', '0']);
  expect(await limit(patient, 'lock_timeout')).toBe('5s');
  await patient.destroy();
});
