import type { Db } from '../tables.ts';

const deletable = ['messages', 'mails', 'data_requests', 'visits'] as const;

/**
 * Adds two-step deletion: rows whose retention period has ended are soft-deleted first and destroyed a week later. Also
 * stores when jobs ran and until when the clock is known to be correct.
 */
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
  // The section that a soft-deleted message was in. Its section is 'deleted' meanwhile, so that no list of a section
  // shows it.
  await db.schema.alterTable('messages').addColumn('deleted_from', 'text').execute();
}
