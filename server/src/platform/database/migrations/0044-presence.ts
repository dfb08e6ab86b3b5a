import type { Db } from '../tables.ts';

/** Creates the table of forms that users have open, so that every server process knows who edits a record. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('editing_presence')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('last_input_at', 'text')
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('editing_presence_record').on('editing_presence').columns(['entity', 'record']).execute();
  await db.schema.createIndex('editing_presence_seen').on('editing_presence').column('last_seen_at').execute();
}
