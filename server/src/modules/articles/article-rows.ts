import { isShownTranslation } from '../../content/shown-translation.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Languages } from '../../content/request-language.ts';

/** Columns of an article response in one language, as stored in the database. */
export interface ShownRow {
  id: number;
  queue: number;
  title: string;
  seo_name: string;
  summary: string;
  cover_id: number | null;
  author_id: number | null;
  category_id: number | null;
  published_at: string;
  reading_minutes: number;
  lang: string;
}

/**
 * Selects published articles, each joined with the translation that is shown: the requested language, otherwise the
 * fallback. Articles with neither are left out.
 */
export function shownArticles(db: Db, languages: Languages) {
  return db
    .selectFrom('articles')
    .innerJoin('article_translations', 'article_translations.article_id', 'articles.id')
    .where('articles.active', '=', 1)
    .where('articles.published_at', '<=', new Date().toISOString())
    .where(isShownTranslation(db, 'article_translations', 'article_id', languages));
}

export const shownColumns = [
  'articles.id',
  'articles.queue',
  'articles.cover_id',
  'articles.author_id',
  'articles.category_id',
  'articles.published_at',
  'article_translations.title',
  'article_translations.seo_name',
  'article_translations.summary',
  'article_translations.reading_minutes',
  'article_translations.lang',
] as const;

/** Selects these articles in the order of staff, the newest first. */
export function inListOrder(rows: ReturnType<typeof shownArticles>) {
  return rows.select(shownColumns).orderBy('articles.queue', 'desc').orderBy('articles.id', 'desc');
}
