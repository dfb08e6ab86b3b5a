import type { Db } from '../tables.ts';

/**
 * Creates the table of the installation facts that all servers of a site must agree on, and of what the first start has
 * already reported.
 */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
