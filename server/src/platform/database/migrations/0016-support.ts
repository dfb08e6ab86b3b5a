import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Creates the tables of support requests and the messages in each request. */
export async function up(db: Db): Promise<void> {
  const requests = db.schema
    .createTable('support_requests')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('importance', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('search_text', 'text', (column) => column.notNull());
  await withEditing(requests).execute();
  await helpersOf(db).createSearchIndex(db, 'support_requests');
  await messages(db);
  // The first index serves a staff member's own list, most recently updated first; the second serves the support queue,
  // by state.
  await db.schema
    .createIndex('support_requests_own')
    .on('support_requests')
    .columns(['user_id', 'updated_at', 'id'])
    .execute();
  await db.schema
    .createIndex('support_requests_status')
    .on('support_requests')
    .columns(['status', 'updated_at', 'id'])
    .execute();
}

async function messages(db: Db): Promise<void> {
  await db.schema
    .createTable('support_messages')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('request_id', 'integer', (column) =>
      column.notNull().references('support_requests.id').onDelete('cascade'),
    )
    .addColumn('author_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('support_messages_request')
    .on('support_messages')
    .columns(['request_id', 'id'])
    .execute();
}
