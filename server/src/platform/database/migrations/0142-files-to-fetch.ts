import type { Db } from '../tables.ts';

/** How many files an import would fetch from the old site, as its trial has counted them. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('site_import_jobs')
    .addColumn('files_to_fetch', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
