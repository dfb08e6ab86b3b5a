import type { Db } from '../tables.ts';

/** What the servers of a site have to agree on, and what its first start has told. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
