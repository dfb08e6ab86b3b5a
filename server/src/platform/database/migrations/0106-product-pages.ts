import type { Db } from '../tables.ts';

/** What the page of a product shows beyond the catalogue on the home page. Servers of the version before write none of it. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('products').addColumn('price', 'text').execute();
  await db.schema
    .alterTable('products')
    .addColumn('currency', 'text', (column) => column.notNull().defaultTo('TRY'))
    .execute();
  await db.schema.alterTable('products').addColumn('availability', 'text').execute();
  // JSON: addresses of downloads, in display order.
  await db.schema
    .alterTable('products')
    .addColumn('documents', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  // JSON: labels with a value each, in display order.
  await db.schema
    .alterTable('product_translations')
    .addColumn('specs', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema.alterTable('product_translations').addColumn('seo_title', 'text').execute();
  await db.schema.alterTable('product_translations').addColumn('seo_description', 'text').execute();
}
