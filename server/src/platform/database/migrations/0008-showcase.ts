import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/**
 * Creates the tables of the home page content other than articles and products: sliders, certificates and home page
 * sections.
 */
export async function up(db: Db): Promise<void> {
  await pictureItems(db, 'sliders', 'slider_translations');
  await pictureItems(db, 'certificates', 'certificate_translations');
  await homeSections(db);
}

async function pictureItems(db: Db, table: string, translations: string): Promise<void> {
  const items = db.schema
    .createTable(table)
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('queue', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('media_id', 'integer', (column) => column.notNull().references('media.id'))
    .addColumn('link_url', 'text');
  await withEditing(items).execute();
  await db.schema.createIndex(`${table}_media`).on(table).column('media_id').execute();
  await db.schema
    .createTable(translations)
    .addColumn('item_id', 'integer', (column) => column.notNull().references(`${table}.id`).onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${translations}_key`, ['item_id', 'lang'])
    .execute();
}

async function homeSections(db: Db): Promise<void> {
  const sections = db.schema
    .createTable('home_sections')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('queue', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('kind', 'text', (column) => column.notNull());
  await withEditing(sections).execute();
  await db.schema
    .createTable('home_section_translations')
    .addColumn('section_id', 'integer', (column) => column.notNull().references('home_sections.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('home_section_translations_key', ['section_id', 'lang'])
    .execute();
}
