import type { Db } from '../tables.ts';

/**
 * Creates the tables of previews: what forms contain while their preview is open, and the links that show a record to
 * people without an account.
 */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('content_previews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text')
    .addColumn('values_json', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('content_previews_user')
    .on('content_previews')
    .columns(['user_id', 'updated_at'])
    .execute();
  await db.schema.createIndex('content_previews_updated').on('content_previews').column('updated_at').execute();
  await db.schema
    .createTable('preview_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('values_json', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema.createIndex('preview_links_record').on('preview_links').columns(['entity', 'record']).execute();
  await db.schema.createIndex('preview_links_expire').on('preview_links').column('expires_at').execute();
}
