import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { copySqlite, type SqliteCopy } from '../../platform/database/copy-sqlite.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { temporaryFolder } from '../temporary-folders.ts';
import { countRows, dataTables, lastMigration } from './data-tables.ts';
import { BATCH_ROWS, type Row, type RowSource } from './row-source.ts';

/**
 * Copies the embedded database with the online backup of SQLite and reads the copy. A copy of the file alone would miss
 * what is still in the write-ahead log.
 */
export async function openSqliteRows(dataDir: string): Promise<RowSource> {
  const folder = temporaryFolder(dataDir, 'snapshot');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    return await readerOf(await copySqlite(dataDir, join(folder, 'vitrin.sqlite')), remove);
  } catch (error) {
    remove();
    throw error;
  }
}

async function readerOf(copy: SqliteCopy, remove: () => void): Promise<RowSource> {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: copy }) });
  return {
    tables: await dataTables(db),
    migration: await lastMigration(db),
    count: (table) => countRows(db, table),
    rows: (table) => batches(copy.prepare(`select * from "${table}"`).iterate() as Iterable<Row>),
    async sequences() {
      const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(db);
      return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
    },
    async close() {
      await db.destroy();
      remove();
    },
  };
}

async function* batches(rows: Iterable<Row>): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
