import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Creates the tables of languages, pictures and the site's small records. */
export async function up(db: Db): Promise<void> {
  await languages(db);
  await media(db);
  await pages(db);
  await company(db);
}

async function languages(db: Db): Promise<void> {
  const { id } = helpersOf(db);
  const table = db.schema
    .createTable('languages')
    .addColumn('id', 'integer', id)
    .addColumn('abbr', 'text', (column) => column.notNull().unique())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_default', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('page_lang', 'text', (column) => column.notNull().defaultTo('{}'));
  await withEditing(table).execute();
  // A site has its default language from the start, with or without demo content (product §9).
  const now = new Date().toISOString();
  await db
    .insertInto('languages')
    .values({ ...defaultLanguage, active: 1, is_default: 1, created_at: now, updated_at: now })
    .execute();
}

async function media(db: Db): Promise<void> {
  const { id } = helpersOf(db);
  await db.schema
    .createTable('media')
    .addColumn('id', 'integer', id)
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('widths', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('media_translations')
    .addColumn('media_id', 'integer', (column) => column.notNull().references('media.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_translations_key', ['media_id', 'lang'])
    .execute();
}

async function pages(db: Db): Promise<void> {
  const meta = db.schema
    .createTable('page_meta')
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text')
    .addColumn('description', 'text')
    .addPrimaryKeyConstraint('page_meta_key', ['route', 'lang']);
  await withEditing(meta).execute();
  const contents = db.schema
    .createTable('page_contents')
    .addColumn('group_name', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_contents_key', ['group_name', 'key', 'lang']);
  await withEditing(contents).execute();
}

async function company(db: Db): Promise<void> {
  const { id } = helpersOf(db);
  const facts = db.schema
    .createTable('contact_information')
    .addColumn('id', 'integer', id)
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('lang', 'text')
    .addColumn('queue', 'integer', (column) => column.notNull());
  await withEditing(facts).execute();
  const links = db.schema
    .createTable('social_media')
    .addColumn('id', 'integer', id)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('uri', 'text', (column) => column.notNull())
    .addColumn('icon_name', 'text', (column) => column.notNull())
    .addColumn('queue', 'integer', (column) => column.notNull());
  await withEditing(links).execute();
  const settings = db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull());
  await withEditing(settings).execute();
}
