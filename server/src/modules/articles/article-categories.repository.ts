import type { ArticleCategoryRecord, ArticleCategoryRow } from '@vitrin/shared-contracts/article-categories';
import { articleCategoryDefinition } from '@vitrin/shared-contracts/records/article-category';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { articleCategorySlugs } from './article-categories.slugs.ts';

/** Where the texts of the categories are stored. */
export const articleCategoryTexts = { table: 'article_category_translations', owner: 'category_id' } as const;

/** Returns all categories, highest `queue` first: there are few, and they share one order. */
export async function listCategoryRows(db: Db, lang: string): Promise<ArticleCategoryRow[]> {
  const records = await withTexts(db, await categories(db).orderBy('queue', 'desc').orderBy('id', 'desc').execute());
  const counts = await articleCounts(db);
  const former = await formerSlugs(db);
  return records.map(({ translations, ...row }) => {
    const shown = translations[lang] ?? Object.values(translations)[0];
    const slugs = Object.values(translations).map(({ seo_name }) => seo_name);
    return {
      ...row,
      name: shown?.name ?? '',
      seo_name: shown?.seo_name ?? '',
      slugs: [...new Set([...slugs, ...(former.get(row.id) ?? [])])],
      languages: Object.keys(translations),
      articles: counts.get(row.id) ?? 0,
    };
  });
}

/** Returns the record for the form in the panel, or null. */
export async function findCategoryRecord(db: Db, id: number): Promise<ArticleCategoryRecord | null> {
  const [record] = await withTexts(db, await categories(db).where('id', '=', id).execute(), [id]);
  return record ?? null;
}

function categories(db: Db) {
  return db.selectFrom('article_categories').select(['id', 'queue', 'version', 'updated_at']);
}

type Row = Omit<ArticleCategoryRecord, 'translations'>;

async function withTexts(db: Db, rows: readonly Row[], ids?: readonly number[]): Promise<ArticleCategoryRecord[]> {
  const texts = await readTexts(db, { definition: articleCategoryDefinition, store: articleCategoryTexts }, ids);
  return rows.map((row) => ({ ...row, translations: texts.of(row.id) }));
}

/** Returns the number of articles in each category; a category without one is missing. */
async function articleCounts(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('articles')
    .select(['category_id', (select) => select.fn.countAll<number>().as('total')])
    .where('category_id', 'is not', null)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ category_id, total }) => [category_id ?? 0, total]));
}

async function formerSlugs(db: Db): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('slug_history')
    .select(['entity_id', 'seo_name'])
    .where('entity', '=', articleCategorySlugs.entity)
    .orderBy('seo_name')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.entity_id)].map(([id, slugs]) => [id, slugs.map(({ seo_name }) => seo_name)]),
  );
}
