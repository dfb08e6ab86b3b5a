import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Pages that staff make of sections: a tree, with the address of each page in each language. */
export async function up(db: Db): Promise<void> {
  const pages = db.schema
    .createTable('site_pages')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('queue', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('parent_id', 'integer', (column) => column.references('site_pages.id'))
    .addColumn('cover_id', 'integer', (column) => column.references('media.id'))
    // JSON: the sections in their order, with what all languages share.
    .addColumn('sections', 'text', (column) => column.notNull());
  await withEditing(pages).execute();
  await db.schema
    .createTable('site_page_translations')
    .addColumn('page_id', 'integer', (column) => column.notNull().references('site_pages.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('seo_name', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    // JSON: the texts of the sections by the id of the section.
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addPrimaryKeyConstraint('site_page_translations_key', ['page_id', 'lang'])
    .execute();
  await addPaths(db);
  await addTextPictures(db);
}

/** Present and former addresses; a page is found by the whole path. */
async function addPaths(db: Db): Promise<void> {
  for (const table of ['site_page_paths', 'site_page_former_paths']) {
    await db.schema
      .createTable(table)
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('page_id', 'integer', (column) => column.notNull().references('site_pages.id').onDelete('cascade'))
      .addPrimaryKeyConstraint(`${table}_key`, ['lang', 'path'])
      .execute();
    await db.schema.createIndex(`${table}_page`).on(table).column('page_id').execute();
  }
}

/** Which pictures each translation shows, so that the uses of a picture are found without reading any page. */
async function addTextPictures(db: Db): Promise<void> {
  await db.schema
    .createTable('site_page_text_pictures')
    .addColumn('owner_id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_page_text_pictures_key', ['owner_id', 'lang', 'hash'])
    .addForeignKeyConstraint(
      'site_page_text_pictures_text',
      ['owner_id', 'lang'],
      'site_page_translations',
      ['page_id', 'lang'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('site_page_text_pictures_hash')
    .on('site_page_text_pictures')
    .columns(['hash', 'lang', 'owner_id'])
    .execute();
}
