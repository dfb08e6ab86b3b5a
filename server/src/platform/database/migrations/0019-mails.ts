import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Creates the tables of queued and sent mails, and of the staff members' notification rules for new messages. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('message_id', 'integer', (column) => column.references('messages.id').onDelete('cascade'))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('queued'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', 'text')
    .addColumn('last_error', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('author', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema.createIndex('mails_due').on('mails').columns(['state', 'next_try_at']).execute();
  await db.schema.createIndex('mails_state').on('mails').columns(['state', 'id']).execute();
  await db.schema.createIndex('mails_message').on('mails').columns(['message_id', 'id']).execute();
  await db.schema.createIndex('mails_recipient').on('mails').column('recipient').execute();
  await db.schema
    .createTable('notification_rules')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    // Id of the last message that a digest contained.
    .addColumn('told_until', 'integer', (column) => column.notNull().defaultTo(0))
    // The day of the last digest, in the Istanbul time zone.
    .addColumn('told_on', 'text', (column) => column.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('notification_rules_key', ['user_id', 'kind'])
    .execute();
}
