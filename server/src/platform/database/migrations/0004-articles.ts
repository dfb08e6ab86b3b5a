import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Creates the tables of articles, their translations, their search index, and former slugs. */
export async function up(db: Db): Promise<void> {
  const { id, createSearchIndex } = helpersOf(db);
  const articles = db.schema
    .createTable('articles')
    .addColumn('id', 'integer', id)
    .addColumn('queue', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('cover_id', 'integer', (column) => column.references('media.id'));
  await withEditing(articles).execute();
  await db.schema.createIndex('articles_queue').on('articles').columns(['queue', 'id']).execute();
  await translations(db);
  await createSearchIndex(db, 'article_translations');
  await db.schema
    .createTable('slug_history')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('seo_name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('slug_history_key', ['entity', 'lang', 'seo_name'])
    .execute();
  await db.schema.createIndex('slug_history_name').on('slug_history').columns(['entity', 'seo_name']).execute();
}

async function translations(db: Db): Promise<void> {
  await db.schema
    .createTable('article_translations')
    // A separate integer key: the embedded search index refers to rows by an integer that must never change.
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('article_id', 'integer', (column) => column.notNull().references('articles.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('seo_name', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addColumn('reading_minutes', 'integer', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addUniqueConstraint('article_translations_lang', ['article_id', 'lang'])
    .addUniqueConstraint('article_translations_slug', ['lang', 'seo_name'])
    .execute();
  await db.schema.createIndex('article_translations_name').on('article_translations').column('seo_name').execute();
}
