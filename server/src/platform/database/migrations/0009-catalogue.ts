import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Creates the catalogue: main categories, their categories, and products with pictures, types and a search index. */
export async function up(db: Db): Promise<void> {
  await categories(db);
  await products(db);
  await productTranslations(db);
}

async function categories(db: Db): Promise<void> {
  const table = db.schema
    .createTable('categories')
    .addColumn('id', 'integer', helpersOf(db).id)
    // Main categories are stored in the same table, because their slugs are looked up together with those of categories
    // and must be unique among both.
    .addColumn('main_category_id', 'integer', (column) => column.references('categories.id'))
    .addColumn('queue', 'integer', (column) => column.notNull());
  await withEditing(table).execute();
  await db.schema.createIndex('categories_main').on('categories').column('main_category_id').execute();
  await db.schema
    .createTable('category_translations')
    .addColumn('category_id', 'integer', (column) => column.notNull().references('categories.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seo_name', 'text', (column) => column.notNull())
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addPrimaryKeyConstraint('category_translations_key', ['category_id', 'lang'])
    .addUniqueConstraint('category_translations_slug', ['lang', 'seo_name'])
    .execute();
  await db.schema.createIndex('category_translations_name').on('category_translations').column('seo_name').execute();
}

async function products(db: Db): Promise<void> {
  const table = db.schema
    .createTable('products')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('category_id', 'integer', (column) => column.notNull().references('categories.id'))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('queue', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1));
  await withEditing(table).execute();
  await db.schema.createIndex('products_category').on('products').columns(['category_id', 'queue']).execute();
  await db.schema
    .createTable('product_media')
    .addColumn('product_id', 'integer', (column) => column.notNull().references('products.id').onDelete('cascade'))
    .addColumn('media_id', 'integer', (column) => column.notNull().references('media.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_media_key', ['product_id', 'media_id'])
    .execute();
  await db.schema.createIndex('product_media_picture').on('product_media').column('media_id').execute();
}

async function productTranslations(db: Db): Promise<void> {
  const { id, createSearchIndex } = helpersOf(db);
  await db.schema
    .createTable('product_translations')
    .addColumn('id', 'integer', id)
    .addColumn('product_id', 'integer', (column) => column.notNull().references('products.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seo_name', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('transporter_types', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addUniqueConstraint('product_translations_lang', ['product_id', 'lang'])
    .addUniqueConstraint('product_translations_slug', ['lang', 'seo_name'])
    .execute();
  await db.schema.createIndex('product_translations_name').on('product_translations').column('seo_name').execute();
  await createSearchIndex(db, 'product_translations');
  await db.schema
    .createTable('product_types')
    .addColumn('translation_id', 'integer', (column) =>
      column.notNull().references('product_translations.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_types_key', ['translation_id', 'type'])
    .execute();
  await db.schema.createIndex('product_types_type').on('product_types').column('type').execute();
}
