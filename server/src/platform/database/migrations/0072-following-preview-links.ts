import type { Db } from '../tables.ts';

/** Adds preview links that show later drafts too: whether a link does, and the draft of a new record that it shows. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('preview_links')
    .addColumn('follows', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('preview_links').addColumn('copy_id', 'text').execute();
  await db.schema.createIndex('preview_links_by_copy').on('preview_links').column('copy_id').execute();
}
