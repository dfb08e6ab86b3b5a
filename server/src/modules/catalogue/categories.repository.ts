import type { CategoryRecord, MainCategoryRecord } from '@vitrin/shared-contracts/catalogue';
import { categoryDefinition } from '@vitrin/shared-contracts/records/catalogue-records';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import type { Db } from '../../platform/database/tables.ts';

/** The two levels of the catalogue: a main category contains categories, a category contains products. */
export type CategoryLevel = 'main-category' | 'category';

/** Where the texts of both levels are stored. */
export const categoryTexts = { table: 'category_translations', owner: 'category_id' } as const;

/** Returns the panel list of one level. Not paginated, because there are only a few. */
export async function listRecords(db: Db, level: CategoryLevel): Promise<MainCategoryRecord[]> {
  return withTexts(db, await records(db, level).execute());
}

export async function findRecord(db: Db, level: CategoryLevel, id: number): Promise<MainCategoryRecord | null> {
  const [record] = await withTexts(db, await records(db, level).where('id', '=', id).execute(), [id]);
  return record ?? null;
}

function records(db: Db, level: CategoryLevel) {
  return db
    .selectFrom('categories')
    .select(['id', 'main_category_id', 'queue', 'version', 'updated_at'])
    .where('main_category_id', level === 'main-category' ? 'is' : 'is not', null)
    .orderBy('main_category_id')
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc');
}

type Stored = Omit<MainCategoryRecord, 'translations'> & { main_category_id: number | null };

async function withTexts(
  db: Db,
  stored: readonly Stored[],
  ids?: readonly number[],
): Promise<(MainCategoryRecord | CategoryRecord)[]> {
  const texts = await readTexts(db, { definition: categoryDefinition, store: categoryTexts }, ids);
  return stored.map(({ main_category_id, ...category }) => ({
    ...category,
    ...(main_category_id !== null && { main_category_id }),
    translations: texts.of(category.id),
  }));
}

/** Returns the ids of a level as keys of records. */
export async function categoryKeys(db: Db, level: CategoryLevel): Promise<string[]> {
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where('main_category_id', level === 'main-category' ? 'is' : 'is not', null)
    .execute();
  return rows.map(({ id }) => String(id));
}
