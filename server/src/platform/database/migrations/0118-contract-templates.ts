import type { Db } from '../tables.ts';

/** Which template a legal text was made of, and the values that it was filled with. Servers of the version before write neither. */
export async function up(db: Db): Promise<void> {
  for (const name of ['template', 'template_values'])
    await db.schema
      .alterTable('contracts')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
}
