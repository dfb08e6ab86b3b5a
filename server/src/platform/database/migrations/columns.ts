import type { CreateTableBuilder } from 'kysely';

/** Adds the columns that every table edited by staff has. */
export function withEditing<T extends string>(table: CreateTableBuilder<T, string>): CreateTableBuilder<T, string> {
  return table
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'integer', (column) => column.references('users.id'));
}
