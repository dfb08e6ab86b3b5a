import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { Db } from '../platform/database/tables.ts';
import type { Languages } from '../content/request-language.ts';
import { picturesByIds } from '../modules/media/pictures.ts';
import { authorLinks } from '../modules/articles/article-authors.ts';
import { categoryLinks } from '../modules/articles/article-category-links.ts';
import { shownArticles } from '../modules/articles/article-rows.ts';

const LATEST = 20;

export interface FeedArticle {
  title: string;
  seo_name: string;
  summary: string;
  lang: string;
  published_at: string;
  cover: Picture | null;
  /** Name of the author; null without one whom visitors may see. */
  author: string | null;
  /** Name of the category; null without one. */
  category: string | null;
}

/**
 * Returns the latest published articles, newest first.
 * @param category - id of the category; null for all
 */
export async function latestArticles(db: Db, languages: Languages, category: number | null): Promise<FeedArticle[]> {
  const rows = await shownArticles(db, languages)
    .$if(category !== null, (query) => query.where('articles.category_id', '=', category))
    .select(['articles.published_at', 'articles.cover_id', 'articles.author_id', 'articles.category_id'])
    .select(['article_translations.title', 'article_translations.seo_name', 'article_translations.summary'])
    .select('article_translations.lang')
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(LATEST)
    .execute();
  const covers = await picturesByIds(
    db,
    rows.flatMap((row) => row.cover_id ?? []),
    languages.requested,
  );
  const authors = await authorLinks(
    db,
    rows.map(({ author_id }) => author_id),
    languages,
  );
  const categories = await categoryLinks(
    db,
    rows.map(({ category_id }) => category_id),
    languages,
  );
  return rows.map(({ cover_id, author_id, category_id, ...row }) => ({
    ...row,
    cover: covers.get(cover_id ?? 0) ?? null,
    author: authors.get(author_id ?? 0)?.name ?? null,
    category: categories.get(category_id ?? 0)?.name ?? null,
  }));
}
