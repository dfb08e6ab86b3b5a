import type { ColumnDataType, ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../tables.ts';

type Column = [name: string, type: ColumnDataType, build: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder];

/**
 * Gives pictures a focal point, stores the name and size of the uploaded original, and lets staff edit pictures.
 * `file_set` is the set of files that a picture has: existing pictures have the first set.
 */
export async function up(db: Db): Promise<void> {
  const now = new Date().toISOString();
  const columns: Column[] = [
    ['focus_x', 'integer', (column) => column.notNull().defaultTo(50)],
    ['focus_y', 'integer', (column) => column.notNull().defaultTo(50)],
    ['file_set', 'integer', (column) => column.notNull().defaultTo(1)],
    ['name', 'text', (column) => column.notNull().defaultTo('')],
    ['bytes', 'integer', (column) => column.notNull().defaultTo(0)],
    ['version', 'integer', (column) => column.notNull().defaultTo(1)],
    ['created_at', 'text', (column) => column.notNull().defaultTo(now)],
    ['updated_at', 'text', (column) => column.notNull().defaultTo(now)],
    ['updated_by', 'integer', (column) => column.references('users.id')],
  ];
  // One statement per column: SQLite adds only one column at a time.
  for (const [name, type, build] of columns) await db.schema.alterTable('media').addColumn(name, type, build).execute();
}
