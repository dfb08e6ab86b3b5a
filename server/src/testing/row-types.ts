import { generate, IdentifierNode, SqliteDialect, type ColumnMetadata, type DatabaseMetadata } from 'kysely-codegen';
import { sql } from 'kysely';
import { helpersOf } from '../platform/database/helpers.ts';
import { columnComments, columnTypes } from '../platform/database/row-type-overrides.ts';
import type { Db } from '../platform/database/tables.ts';

const overrides = Object.entries(columnTypes).flatMap(([from, types]) =>
  Object.entries(types).map(([type, columns]) => ({ type, from, columns: columns.map(patternOf) })),
);

/** Generates `row-types.ts` from the schema of a migrated database; both dialects produce the same text. */
export async function generateRowTypes(db: Db): Promise<string> {
  const dialect = new SqliteDialect();
  const scalars = overrides.map(({ type }) => [type.toLowerCase(), new IdentifierNode(type)] as const);
  Object.assign(dialect.adapter.scalars, Object.fromEntries(scalars));
  const text = await generate({
    db,
    dialect,
    outFile: null,
    // Tables of the embedded search index; repositories access them through `matchesTerms`.
    excludePattern: '{*_{parts,words},search_index}{,_*}',
    customImports: Object.fromEntries(overrides.map(({ type, from }) => [type, from])),
    postprocess: ({ metadata }) => withOverrides(db, metadata),
  });
  return text.replaceAll(/\/\*\*\n\s+\* (.+)\n\s+\*\//g, '/** $1 */');
}

async function withOverrides(db: Db, metadata: DatabaseMetadata): Promise<DatabaseMetadata> {
  const keys = await sqliteKeys(db);
  for (const table of metadata.tables) {
    table.schema = undefined;
    for (const column of table.columns) override(column, `${table.name}.${column.name}`, keys);
  }
  return metadata;
}

function override(column: ColumnMetadata, path: string, keys: ReadonlyMap<string, boolean>): void {
  const narrow = overrides.find(({ columns }) => columns.some((pattern) => pattern.test(path)));
  column.dataType = narrow?.type ?? (column.dataType.toLowerCase() === 'text' ? 'text' : 'integer');
  column.comment = columnComments[path] ?? null;
  column.isNullable &&= !keys.has(path);
  column.isAutoIncrementing &&= keys.get(path) ?? true;
}

/**
 * Returns the primary key columns of SQLite and whether they auto-increment: the generator would treat every key as
 * nullable and every numeric key as auto-incremented.
 */
async function sqliteKeys(db: Db): Promise<Map<string, boolean>> {
  if (helpersOf(db).kind === 'postgres') return new Map();
  const { rows } = await sql<{ path: string; countsUp: number }>`
    select t.name || '.' || c.name as path, t.sql like '%autoincrement%' as "countsUp"
    from sqlite_master t, pragma_table_info(t.name) c where c.pk > 0`.execute(db);
  return new Map(rows.map(({ path, countsUp }) => [path, countsUp === 1]));
}

function patternOf(columns: string): RegExp {
  return new RegExp(`^${columns.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`);
}
