import type { ArticleCategoryLink } from '@vitrin/shared-contracts/article-categories';
import type { Languages } from '../../content/request-language.ts';
import { isShownTranslation } from '../../content/shown-translation.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Returns the categories by id, as articles name them; those without a name in these languages are missing. */
export async function categoryLinks(
  db: Db,
  ids: readonly (number | null)[],
  languages: Languages,
): Promise<Map<number, ArticleCategoryLink>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('article_category_translations')
    .select(['category_id as id', 'name', 'seo_name', 'lang'])
    .where('category_id', 'in', known)
    .where(isShownTranslation(db, 'article_category_translations', 'category_id', languages))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Checks whether there is a category with this id. */
export async function isArticleCategory(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('article_categories').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
