import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Creates the release register: the releases, the live pointers, the release log and the recorded failures. */
export async function up(db: Db): Promise<void> {
  await releases(db);
  await records(db);
}

async function releases(db: Db): Promise<void> {
  await db.schema
    .createTable('releases')
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('descriptor', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('releases_key', ['unit', 'id'])
    .execute();
  await db.schema
    .createTable('release_pointers')
    .addColumn('unit', 'text', (column) => column.primaryKey())
    .addColumn('live', 'text', (column) => column.notNull())
    .addColumn('previous', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('publish_tokens')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
}

async function records(db: Db): Promise<void> {
  const { id } = helpersOf(db);
  await db.schema
    .createTable('release_log')
    .addColumn('id', 'integer', id)
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('before_id', 'text')
    .addColumn('after_id', 'text')
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('release_faults')
    .addColumn('id', 'integer', id)
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('release_id', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute();
}
