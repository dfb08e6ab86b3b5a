import type { ColumnDataType, ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../tables.ts';

type Column = [name: string, type: ColumnDataType, build: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder];

/**
 * Pictures get a focal point, what the person uploaded is remembered by name and size, and staff may edit them.
 * `file_set` tells which files a picture has: those that stand already have the first set.
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
  // One statement for each: SQLite adds one column at a time.
  for (const [name, type, build] of columns) await db.schema.alterTable('media').addColumn(name, type, build).execute();
}
