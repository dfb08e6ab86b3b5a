import { sql } from 'kysely';
import { openDatabase } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/tables.ts';
import { countRows, dataTables, lastMigration } from './data-tables.ts';
import { BATCH_ROWS, type Row, type RowSource } from './row-source.ts';

/** Reads all rows in one read-only transaction, which sees the database as it was when the transaction began. */
export async function openPostgresRows(databaseUrl: string): Promise<RowSource> {
  // The options for migrations: no statement timeout.
  const db = await openDatabase({ databaseUrl, dataDir: '', isForMigrations: true });
  try {
    const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
    return {
      tables: await dataTables(trx),
      migration: await lastMigration(trx),
      count: (table) => countRows(trx, table),
      rows: (table) => batches(trx, table),
      sequences: () => sequencesOf(trx),
      async close() {
        await trx.rollback().execute();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function* batches(db: Db, table: string): AsyncGenerator<readonly Row[]> {
  await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  try {
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(BATCH_ROWS)} from all_rows`.execute(db);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await sql`close all_rows`.execute(db);
  }
}

async function sequencesOf(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; value: number | null }>`
    select t.relname as name, pg_sequence_last_value(s.oid) as value
    from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') join pg_class t on t.oid = d.refobjid
    where s.relkind = 'S' and t.relnamespace = current_schema()::regnamespace`.execute(db);
  return Object.fromEntries(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));
}
