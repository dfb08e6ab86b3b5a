import type { Db } from '../tables.ts';

const deletable = ['messages', 'mails', 'data_requests', 'visits'] as const;

/** What a period has ended is deleted first and destroyed a week later; and when jobs ran, and until when the clock is known to be right. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('job_times')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  for (const table of deletable) {
    await db.schema.alterTable(table).addColumn('deleted_at', 'text').execute();
    await db.schema
      .createIndex(`${table}_deleted`)
      .on(table)
      .column('deleted_at')
      .where('deleted_at', 'is not', null)
      .execute();
  }
  // Where a deleted message stood; its section is 'deleted' meanwhile, so that no list of sections shows it.
  await db.schema.alterTable('messages').addColumn('deleted_from', 'text').execute();
}
