import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/**
 * Adds quotas of publishing credentials, notes and tags of releases, links to releases, owners of remotes, and the
 * archive of retired remotes.
 */
export async function up(db: Db): Promise<void> {
  await quotas(db);
  await owners(db);
  await tagsAndLinks(db);
}

/** Without a value of its own, a credential has the default quota. Sizes of older releases are not known. */
async function quotas(db: Db): Promise<void> {
  for (const column of ['releases_per_day', 'kept_megabytes'])
    await db.schema.alterTable('publish_tokens').addColumn(column, 'integer').execute();
  await db.schema.alterTable('releases').addColumn('bytes', 'integer').execute();
  await db.schema
    .createTable('publish_uploads')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('token_id', 'integer', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'text')
    .execute();
  await db.schema
    .createIndex('publish_uploads_token')
    .on('publish_uploads')
    .columns(['token_id', 'begun_at'])
    .execute();
}

async function owners(db: Db): Promise<void> {
  await db.schema
    .createTable('remote_owners')
    .addColumn('unit', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('archived_remotes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('segment', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('archived_at', 'text', (column) => column.notNull())
    .addColumn('archived_by', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('remove_at', 'text', (column) => column.notNull())
    .execute();
}

async function tagsAndLinks(db: Db): Promise<void> {
  await db.schema.alterTable('releases').addColumn('note', 'text').execute();
  await db.schema
    .createTable('release_tags')
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('release_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_tags_key', ['unit', 'tag'])
    .execute();
  await db.schema
    .createTable('release_links')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('release_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema.createIndex('release_links_release').on('release_links').columns(['unit', 'release_id']).execute();
}
