import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { cuttableConnection, type CuttableConnection } from '../../../../tools/src/testing/cuttable-connection.ts';
import { migratedDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase, type Db } from './database.ts';
import { helpersOf } from './helpers.ts';

const LIMIT_MS = 2_000;
const AT_ONCE_MS = 200;

let database: TestDatabase;
let connection: CuttableConnection;
let db: Db;

/** The database behind a connection that can fall silent; the embedded one is never away. */
async function open(): Promise<void> {
  database = await migratedDatabase();
  const address = new URL(database.databaseUrl ?? '');
  connection = await cuttableConnection(Number(address.port));
  address.port = String(connection.port);
  db = await openDatabase({ databaseUrl: address.href, dataDir: database.dataDir });
}

async function close(): Promise<void> {
  await db.destroy();
  connection.close();
  await database.remove();
}

const ask = async (statement = sql`select 1 as one`) => (await statement.execute(db)).rows;

async function failure(): Promise<{ ms: number; kind: string }> {
  const startedAt = performance.now();
  const error = await ask().then(
    () => 'answered',
    (each: unknown) => each,
  );
  return { ms: performance.now() - startedAt, kind: helpersOf(db).errorKind(error) };
}

async function recovery(): Promise<boolean> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && (await failure()).kind !== 'other') await pause(50);
  return (await failure()).kind === 'other';
}

it('statements fail in time while PostgreSQL is silent, later ones at once, and work again afterwards', async () => {
  if (globalThis.testDatabase !== 'postgres') return;
  await open();
  try {
    await ask();
    connection.cut('silent');
    const first = await failure();
    const second = await failure();
    connection.cut('none');
    expect([first.kind, second.kind]).toEqual(['unavailable', 'unavailable']);
    expect(first.ms).toBeLessThan(LIMIT_MS);
    expect(second.ms).toBeLessThan(AT_ONCE_MS);
    expect(await recovery()).toBe(true);
  } finally {
    await close();
  }
});

it('a long statement of a database that answers is not interrupted', async () => {
  if (globalThis.testDatabase !== 'postgres') return;
  await open();
  try {
    expect(await ask(sql`select 1 as one from pg_sleep(2.5)`)).toEqual([{ one: 1 }]);
  } finally {
    await close();
  }
});
