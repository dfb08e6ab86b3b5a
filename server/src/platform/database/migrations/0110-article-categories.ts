import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Categories of articles, and the category of an article. */
export async function up(db: Db): Promise<void> {
  await addCategories(db);
  await addTranslations(db);
  // No foreign key: articles of a deleted category belong to it again when it is restored.
  await db.schema.alterTable('articles').addColumn('category_id', 'integer').execute();
  await db.schema.createIndex('articles_category').on('articles').columns(['category_id', 'queue', 'id']).execute();
}

async function addCategories(db: Db): Promise<void> {
  const categories = db.schema
    .createTable('article_categories')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('queue', 'integer', (column) => column.notNull());
  await withEditing(categories).execute();
  await db.schema.createIndex('article_categories_queue').on('article_categories').columns(['queue', 'id']).execute();
}

async function addTranslations(db: Db): Promise<void> {
  await db.schema
    .createTable('article_category_translations')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('category_id', 'integer', (column) =>
      column.notNull().references('article_categories.id').onDelete('cascade'),
    )
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seo_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addUniqueConstraint('article_category_translations_lang', ['category_id', 'lang'])
    .addUniqueConstraint('article_category_translations_slug', ['lang', 'seo_name'])
    .execute();
  await db.schema
    .createIndex('article_category_translations_name')
    .on('article_category_translations')
    .column('seo_name')
    .execute();
}
