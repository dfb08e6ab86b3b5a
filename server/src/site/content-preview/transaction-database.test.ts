import type { Db } from '../../platform/database/tables.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { rolledBack } from '../../platform/database/rolled-back.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { createTransactionDatabase, type TransactionDatabase } from './transaction-database.ts';

let db: Db;
let close: () => Promise<void>;
let database: TransactionDatabase;
beforeAll(async () => {
  const built = await buildTestServices();
  ({ close } = built);
  ({ db } = built.services);
  database = createTransactionDatabase(db);
});
afterAll(() => close());

const addLanguage = (trx: Db) =>
  trx
    .insertInto('languages')
    .values({ abbr: 'de', lang: 'Deutsch', active: 1, created_at: '', updated_at: '' })
    .execute();
const abbreviations = async (handle: Db) =>
  (await handle.selectFrom('languages').select('abbr').orderBy('abbr').execute()).map(({ abbr }) => abbr);

it('reads what the transaction contains, also after other work', async () => {
  const seen = await rolledBack(db, async (trx) => {
    await addLanguage(trx);
    const scope = database.open(trx);
    return scope.enter(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return abbreviations(database.db);
    });
  });
  expect(seen).toEqual(['de', 'tr']);
  expect(await abbreviations(db)).toEqual(['tr']);
});

it('runs no query without a transaction, but knows the dialect', () => {
  expect(() => database.db.selectFrom('languages')).toThrow('no transaction is open');
  expect(helpersOf(database.db).kind).toBe(helpersOf(db).kind);
});

it('runs no query after its end, and waits for those that are running', async () => {
  await rolledBack(db, async (trx) => {
    const scope = database.open(trx);
    const { promise: held, resolve } = Promise.withResolvers<void>();
    const late = scope.enter(async () => {
      await held;
      return abbreviations(database.db);
    });
    const outcome = late.catch((error: unknown) => error);
    let hasEnded = false;
    const end = scope.end().then(() => (hasEnded = true));
    await new Promise((next) => setTimeout(next, 5));
    expect(hasEnded).toBe(false);
    resolve();
    await end;
    expect(String(await outcome)).toContain('no transaction is open');
    await expect(scope.enter(() => abbreviations(database.db))).rejects.toThrow('the transaction has ended');
  });
});
