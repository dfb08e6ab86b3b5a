import { sql } from 'kysely';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';

/**
 * Returns the tables with data, without those of the database, of the migrator, of full-text indexes, and of the search of
 * visitors, which is made again from the records.
 */
export async function dataTables(db: Db): Promise<string[]> {
  const names =
    helpersOf(db).kind === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_list where schema = 'main' and type = 'table'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = current_schema() and table_type = 'BASE TABLE'`;
  const { rows } = await names.execute(db);
  return rows
    .map(({ name }) => name)
    .filter((name) => !/^(?:sqlite|kysely|search)_/.test(name))
    .toSorted();
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns the name of the last executed migration. */
export async function lastMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? '';
}
