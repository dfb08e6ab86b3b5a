import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Creates the table of permanent redirects from old URLs. */
export async function up(db: Db): Promise<void> {
  const table = db.schema
    .createTable('redirects')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('source', 'text', (column) => column.notNull().unique())
    .addColumn('target', 'text', (column) => column.notNull());
  await withEditing(table).execute();
}
