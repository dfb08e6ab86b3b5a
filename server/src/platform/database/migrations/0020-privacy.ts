import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Creates the tables of data subject requests and of destruction records. */
export async function up(db: Db): Promise<void> {
  const requests = db.schema
    .createTable('data_requests')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('received_on', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('outcome', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('closed_at', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull());
  await withEditing(requests).execute();
  await helpersOf(db).createSearchIndex(db, 'data_requests');
  await db.schema.createIndex('data_requests_due').on('data_requests').columns(['state', 'due_on', 'id']).execute();
  await db.schema.createIndex('data_requests_sender').on('data_requests').column('sender').execute();
  await db.schema
    .createTable('destructions')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('reference_list', 'text', (column) => column.notNull())
    .execute();
  // Mails are deleted by age.
  await db.schema.createIndex('mails_created').on('mails').column('created_at').execute();
}
