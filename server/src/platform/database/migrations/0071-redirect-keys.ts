import { foldSegment } from '@vitrin/shared-contracts/first-segments';
import type { Db } from '../tables.ts';

/** Adds the folded path of each source, by which redirects are found whatever the case of the requested address. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('redirects')
    .addColumn('source_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('redirects_by_source_key').on('redirects').column('source_key').execute();
  const rows = await db.selectFrom('redirects').select(['id', 'source']).execute();
  for (const { id, source } of rows) {
    // No source has had a query so far.
    const source_key = source.split('/').map(foldSegment).join('/');
    await db.updateTable('redirects').set({ source_key }).where('id', '=', id).execute();
  }
}
