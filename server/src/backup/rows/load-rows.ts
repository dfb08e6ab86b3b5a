import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { BackupError } from '../backup-error.ts';
import { dataTables } from './data-tables.ts';
import { withDeferredForeignKeys } from './foreign-keys.ts';
import type { Row } from './row-source.ts';
import { setSequences } from './set-sequences.ts';

/** Rows to load, of a backup or of another database. */
export interface StoredRows {
  tables: readonly string[];
  rows(table: string): AsyncIterable<readonly Row[]>;
  sequences(): Promise<Record<string, number>>;
}

/** Below the limits of both databases for the parameters of a statement. */
const MAX_PARAMETERS = 30_000;

/** Loads all rows into a migrated database without content, in one transaction: it has all of them or none. */
export async function loadRows(db: Db, stored: StoredRows): Promise<void> {
  const known = await dataTables(db);
  const unknown = stored.tables.find((table) => !known.includes(table));
  if (unknown !== undefined) throw new BackupError(`Bu sürümde ${unknown} diye bir tablo yok.`);
  await db.transaction().execute((trx) =>
    withDeferredForeignKeys(trx, async () => {
      await deleteRowsOfMigrations(trx, known);
      for (const table of stored.tables)
        for await (const rows of stored.rows(table)) await insertRows(trx, table, rows);
      await setSequences(trx, await stored.sequences());
    }),
  );
}

/** Migrations insert the default language and counters; these rows come with the stored ones. */
async function deleteRowsOfMigrations(trx: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
    if (rows.length > 0) await sql`delete from ${sql.table(table)}`.execute(trx);
  }
}

async function insertRows(trx: Db, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const size = Math.max(1, Math.floor(MAX_PARAMETERS / columns.length));
  for (let start = 0; start < rows.length; start += size) {
    const values = rows
      .slice(start, start + size)
      .map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column] ?? null)))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
      trx,
    );
  }
}
