import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Announcements that a company makes by law. The database refuses to change or delete one; a mistake is corrected by another one. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('company_announcements')
    .addColumn('id', 'integer', helpersOf(db).id)
    // Time of the server when it was published.
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('corrects', 'integer', (column) => column.references('company_announcements.id'))
    // The name at that time: the account may be renamed.
    .addColumn('author_id', 'integer')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('company_announcements_corrects')
    .on('company_announcements')
    .column('corrects')
    .execute();
  await helpersOf(db).makeAppendOnly(db, 'company_announcements');
}
