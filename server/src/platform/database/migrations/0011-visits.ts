import type { Db } from '../tables.ts';

/** Creates the table of visits per day, one counter per value of each dimension. */
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
