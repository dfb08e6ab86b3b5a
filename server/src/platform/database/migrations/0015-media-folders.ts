import { helpersOf } from '../helpers.ts';
import { searchText } from '../search.ts';
import type { Db } from '../tables.ts';

const BATCH = 500;

/**
 * Adds folders and a search index for pictures, and an index of the places where a picture is used, so that these are
 * found without a table scan.
 */
export async function up(db: Db): Promise<void> {
  for (const column of ['folder', 'search_text']) {
    await db.schema
      .alterTable('media')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  await fillSearchText(db);
  await helpersOf(db).createSearchIndex(db, 'media');
  await db.schema.createIndex('media_folder').on('media').columns(['folder', 'id']).execute();
  await db.schema.createIndex('articles_cover').on('articles').column('cover_id').execute();
}

async function fillSearchText(db: Db, after = 0): Promise<void> {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'name'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const last = rows.at(-1);
  if (!last) return;
  const texts = await db
    .selectFrom('media_translations')
    .select(['media_id', 'alt'])
    .where('media_id', '>', after)
    .where('media_id', '<=', last.id)
    .execute();
  for (const { id, name } of rows) {
    const alts = texts.filter(({ media_id }) => media_id === id).map(({ alt }) => alt);
    await db
      .updateTable('media')
      .set({ search_text: searchText(name, ...alts) })
      .where('id', '=', id)
      .execute();
  }
  await fillSearchText(db, last.id);
}
