import type { ArticleCategoryPage, CountedArticleCategory } from '@vitrin/shared-contracts/article-categories';
import type { Languages } from '../../content/request-language.ts';
import { isShownTranslation } from '../../content/shown-translation.ts';
import { alternatesOf, findBySlug } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import { articleCategorySlugs } from './article-categories.slugs.ts';
import { shownArticles } from './article-rows.ts';

/** Returns the categories that have published articles, in the order of staff. */
export async function listCountedCategories(db: Db, languages: Languages): Promise<CountedArticleCategory[]> {
  const counts = await publishedCounts(db, languages);
  const rows = await shown(db, languages)
    .select(linkColumns)
    .orderBy('article_categories.queue', 'desc')
    .orderBy('article_categories.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, count: counts.get(row.id) ?? 0 })).filter(({ count }) => count > 0);
}

/** Finds a category with published articles by any current or former slug; null when there is none. */
export async function findCategoryPage(
  db: Db,
  slug: string,
  languages: Languages,
): Promise<ArticleCategoryPage | null> {
  const id = await findBySlug(db, articleCategorySlugs, slug, languages.requested);
  if (id === null) return null;
  const row = await shown(db, languages)
    .where('article_categories.id', '=', id)
    .select([...linkColumns, 'text', 'seo_title', 'seo_description', 'article_categories.updated_at'])
    .executeTakeFirst();
  const count = (await publishedCounts(db, languages)).get(id) ?? 0;
  if (!row || count === 0) return null;
  return { ...row, count, alternates: await alternatesOf(db, articleCategorySlugs, id) };
}

/** Returns the id of a category by any current or former slug; null when there is none. */
export function categoryOfSlug(db: Db, slug: string, { requested }: Languages): Promise<number | null> {
  return findBySlug(db, articleCategorySlugs, slug, requested);
}

async function publishedCounts(db: Db, languages: Languages): Promise<Map<number, number>> {
  const rows = await shownArticles(db, languages)
    .where('articles.category_id', 'is not', null)
    .select(['articles.category_id', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('articles.category_id')
    .execute();
  return new Map(rows.map(({ category_id, count }) => [category_id ?? 0, count]));
}

function shown(db: Db, languages: Languages) {
  return db
    .selectFrom('article_categories')
    .innerJoin('article_category_translations', 'article_category_translations.category_id', 'article_categories.id')
    .where(isShownTranslation(db, 'article_category_translations', 'category_id', languages));
}

const linkColumns = [
  'article_categories.id',
  'article_category_translations.name',
  'article_category_translations.seo_name',
  'article_category_translations.lang',
] as const;
