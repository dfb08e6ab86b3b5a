import type { Languages } from '../../content/request-language.ts';
import type { Db } from '../../platform/database/tables.ts';
import { shownArticles } from './article-rows.ts';

/** What a letter of the newsletter names of an article. */
export interface LetterArticle {
  id: number;
  title: string;
  seo_name: string;
  summary: string;
}

/** Returns the published ones of these articles, in the given order. */
export async function articlesForLetter(
  db: Db,
  ids: readonly number[],
  languages: Languages,
): Promise<LetterArticle[]> {
  if (ids.length === 0) return [];
  const rows = await shownArticles(db, languages)
    .select([
      'articles.id',
      'article_translations.title',
      'article_translations.seo_name',
      'article_translations.summary',
    ])
    .where('articles.id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
