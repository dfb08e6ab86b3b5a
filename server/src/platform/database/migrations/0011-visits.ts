import type { Db } from '../tables.ts';

/** Visits of each day, counted by each dimension by itself. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('dimension', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visits_key', ['dimension', 'day', 'value'])
    .execute();
}
