import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Pages that the live releases of additional remotes declare: for menus, sitemap and search. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('remote_pages')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    // With the segment of the remote, without the prefix of the language.
    .addColumn('path', 'text', (column) => column.notNull())
    // 0 while no live release declares the page: it keeps its id for the menus that name it.
    .addColumn('live', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('remote_pages_key').on('remote_pages').columns(['remote', 'name']).unique().execute();
  await db.schema
    .createTable('remote_page_texts')
    .addColumn('page_id', 'integer', (column) => column.notNull().references('remote_pages.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('remote_page_texts_key', ['page_id', 'lang'])
    .execute();
}
