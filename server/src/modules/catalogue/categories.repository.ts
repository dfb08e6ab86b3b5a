import type { CategoryRecord, CategoryTranslation, MainCategoryRecord } from '@vitrin/shared-contracts/catalogue';
import type { Db } from '../../platform/database/tables.ts';

/** The two levels of the catalogue: a main category contains categories, a category contains products. */
export type CategoryLevel = 'main-category' | 'category';

/** Returns the panel list of one level. Not paginated, because there are only a few. */
export async function listRecords(db: Db, level: CategoryLevel): Promise<MainCategoryRecord[]> {
  return recordsOf(await records(db, level).execute(), await translationRows(db).execute());
}

export async function findRecord(db: Db, level: CategoryLevel, id: number): Promise<MainCategoryRecord | null> {
  const stored = await records(db, level).where('id', '=', id).execute();
  const [record] = recordsOf(stored, await translationRows(db).where('category_id', '=', id).execute());
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

function translationRows(db: Db) {
  return db
    .selectFrom('category_translations')
    .select(['category_id', 'lang', 'name', 'seo_name', 'seo_title', 'seo_description'])
    .orderBy('lang');
}

type Stored = Omit<MainCategoryRecord, 'translations'> & { main_category_id: number | null };

interface TranslationRow extends CategoryTranslation {
  category_id: number;
  lang: string;
}

function recordsOf(
  stored: readonly Stored[],
  rows: readonly TranslationRow[],
): (MainCategoryRecord | CategoryRecord)[] {
  const translations = Map.groupBy(rows, (row) => row.category_id);
  return stored.map(({ main_category_id, ...category }) => ({
    ...category,
    ...(main_category_id !== null && { main_category_id }),
    translations: Object.fromEntries((translations.get(category.id) ?? []).map((row) => [row.lang, textsOf(row)])),
  }));
}

function textsOf({ name, seo_name, seo_title, seo_description }: TranslationRow): CategoryTranslation {
  return { name, seo_name, seo_title, seo_description };
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
