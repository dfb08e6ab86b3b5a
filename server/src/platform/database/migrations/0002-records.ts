import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/**
 * Creates the tables of the write helper: the content version, the audit log, and the stored responses for idempotent
 * retries.
 */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('content_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.insertInto('content_state').values({ id: 1, version: 1 }).execute();
  await audit(db);
  await db.schema
    .createTable('idempotency')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key', ['key', 'operation', 'user_id'])
    .execute();
  await db.schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute();
}

async function audit(db: Db): Promise<void> {
  const { id } = helpersOf(db);
  await db.schema
    .createTable('audit')
    .addColumn('id', 'integer', id)
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'integer', (column) => column.references('users.id'))
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_entity').on('audit').columns(['entity', 'id']).execute();
}
