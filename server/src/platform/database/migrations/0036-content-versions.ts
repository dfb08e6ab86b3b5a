import type { Db } from '../tables.ts';

/** Creates the table with the content version at which each entity was last changed. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('content_versions')
    .addColumn('entity', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
