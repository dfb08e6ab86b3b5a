import { sql, type SqlBool } from 'kysely';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { articleCategoryDefinition } from '@vitrin/shared-contracts/records/article-category';
import { recordPages } from '../../content/record-pages.repository.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import type { Db } from '../../platform/database/tables.ts';
import { articleCategoryTexts, findCategoryRecord } from './article-categories.repository.ts';
import { articleCategorySlugs } from './article-categories.slugs.ts';
import { nextPublication } from './public-articles.repository.ts';

/** Categories of articles. A category is on the site while it has a published article. */
export const articleCategoryRecords = contentRecord(
  articleCategoryDefinition,
  {
    table: 'article_categories',
    texts: articleCategoryTexts,
    order: { table: 'article_categories', newest: 'last' },
    slugs: articleCategorySlugs,
  },
  {
    places: {
      screen: (key) => adminPaths.articleCategoryUpdate(Number(key)),
      insertScreen: adminPaths.articleCategoryInsert,
      addresses: recordPages({
        slugged: articleCategorySlugs,
        table: 'article_categories',
        pathOf: publicPaths.articleCategory,
        isShown: hasPublishedArticle,
        isListed: true,
        nextChange: nextPublication,
        shownBy: { article: categoryOfArticle },
        withoutPage: publicPaths.articles,
      }),
    },
    find: findCategoryRecord,
  },
);

/** Returns the category that visitors see because of an article. */
async function categoryOfArticle(db: Db, record: string): Promise<string[]> {
  const row = await db.selectFrom('articles').select('category_id').where('id', '=', Number(record)).executeTakeFirst();
  return row?.category_id ? [String(row.category_id)] : [];
}

function hasPublishedArticle() {
  return sql<SqlBool>`exists (select 1 from articles where articles.category_id = item.id
    and articles.active = 1 and articles.published_at <= ${new Date().toISOString()})`;
}
