import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Languages } from '../../content/request-language.ts';
import type { Db } from '../../platform/database/tables.ts';
import { inListOrder, shownArticles, type ShownRow } from './article-rows.ts';
import { summariesOf } from './article-summaries.repository.ts';

/** Returns other articles: the newest of the same category, then the newest of all until there are enough. */
export async function relatedTo(
  db: Db,
  languages: Languages,
  { id, category_id }: Pick<ShownRow, 'id' | 'category_id'>,
): Promise<ArticleSummary[]> {
  const most = limits.relatedArticles;
  const others = shownArticles(db, languages).where('articles.id', '!=', id);
  const same =
    category_id === null
      ? []
      : await inListOrder(others.where('articles.category_id', '=', category_id))
          .limit(most)
          .execute();
  const newest =
    same.length < most
      ? await inListOrder(others)
          .limit(2 * most)
          .execute()
      : [];
  const rest = newest.filter((row) => !same.some((each) => each.id === row.id));
  return summariesOf(db, [...same, ...rest].slice(0, most), languages);
}
