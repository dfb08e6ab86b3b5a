import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Creates the table of the roles that staff make; `users.role_group` is `role-` with the id. */
export async function up(db: Db): Promise<void> {
  const { id } = helpersOf(db);
  const table = db.schema
    .createTable('custom_roles')
    .addColumn('id', 'integer', id)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('rights', 'text', (column) => column.notNull());
  await withEditing(table).execute();
}
