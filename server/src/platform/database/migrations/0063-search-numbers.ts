import { searchText } from '../search.ts';
import type { Db } from '../tables.ts';

const BATCH = 500;
/** Every table with a search index except the append-only audit log. */
const TABLES = [
  'article_translations',
  'product_translations',
  'messages',
  'media',
  'support_requests',
  'data_requests',
  'downloads',
] as const;

/** Folds stored search texts as searches are folded now (`m²` as `m2`), and adds telephone numbers as one word. */
export async function up(db: Db): Promise<void> {
  for (const table of TABLES) {
    let last: number | undefined = 0;
    while (last !== undefined) last = await foldBatch(db, table, last);
  }
}

/** Returns the last id of the batch; undefined after the end of the table. */
async function foldBatch(db: Db, table: (typeof TABLES)[number], after: number): Promise<number | undefined> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'search_text'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const row of rows) {
    const search_text = searchText(row.search_text);
    if (search_text !== row.search_text)
      await db.updateTable(table).set({ search_text }).where('id', '=', row.id).execute();
  }
  return rows.at(-1)?.id;
}
