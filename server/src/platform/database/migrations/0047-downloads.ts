import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Creates the table of the files that visitors download. Their content is in files named by its hash. */
export async function up(db: Db): Promise<void> {
  const helpers = helpersOf(db);
  await db.schema
    .createTable('downloads')
    .addColumn('id', 'integer', helpers.id)
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'integer', (column) => column.references('users.id'))
    .execute();
  await helpers.createSearchIndex(db, 'downloads');
}
