import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Adds who has written in a saved draft, deleted drafts that can be restored, and notices to users. */
export async function up(db: Db): Promise<void> {
  // Null for drafts that were saved by an earlier version: only the name of the last author is known.
  await db.schema.alterTable('working_copies').addColumn('authors', 'text').execute();
  await discardedCopies(db);
  await userNotices(db);
}

async function discardedCopies(db: Db): Promise<void> {
  await db.schema
    .createTable('discarded_copies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('values_json', 'text', (column) => column.notNull())
    // The whole row as it was.
    .addColumn('copy', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addColumn('deleted_by_name', 'text', (column) => column.notNull())
    .addColumn('purge_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('discarded_copies_record').on('discarded_copies').columns(['entity', 'record']).execute();
  await db.schema.createIndex('discarded_copies_purge').on('discarded_copies').column('purge_at').execute();
}

async function userNotices(db: Db): Promise<void> {
  await db.schema
    .createTable('user_notices')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('path', 'text')
    .addColumn('entity', 'text')
    .addColumn('copy_id', 'text')
    .execute();
  await db.schema.createIndex('user_notices_user').on('user_notices').column('user_id').execute();
}
