import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Creates the table of support request attachments. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('support_attachments')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('message_id', 'integer', (column) =>
      column.notNull().references('support_messages.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull().unique())
    .execute();
  await db.schema
    .createIndex('support_attachments_message')
    .on('support_attachments')
    .columns(['message_id', 'id'])
    .execute();
}
