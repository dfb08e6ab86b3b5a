import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Creates the tables of webhooks and of their deliveries, which are both the outbox and the log. */
export async function up(db: Db): Promise<void> {
  await withEditing(
    db.schema
      .createTable('webhooks')
      .addColumn('id', 'integer', helpersOf(db).id)
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('secret_encrypted', 'text', (column) => column.notNull())
      .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('stopped_at', 'text'),
  ).execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('webhook_id', 'integer', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('queued'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('tried_at', 'text')
    .addColumn('status', 'integer')
    .addColumn('duration_ms', 'integer')
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_due')
    .on('webhook_deliveries')
    .columns(['state', 'next_try_at'])
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_hook')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'id'])
    .execute();
  await db.schema.createIndex('webhook_deliveries_age').on('webhook_deliveries').column('created_at').execute();
}
