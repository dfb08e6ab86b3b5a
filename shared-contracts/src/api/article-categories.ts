import type { RecordInput, StoredTexts } from '../records/define-record.ts';
import type { articleCategoryDefinition } from '../records/article-category.ts';
import type { Translations } from './languages.ts';

export type { ArticleCategoryLink } from './article-category-links.ts';

/** A category of articles with the number of its published articles, in the requested language or else in the default one. */
export interface CountedArticleCategory {
  id: number;
  name: string;
  seo_name: string;
  lang: string;
  /** Number of published articles. */
  count: number;
}

/** `data` of `GET /api/pages/article-category/{seo_name}`; a category without a published article has no page. */
export interface ArticleCategoryPage extends CountedArticleCategory {
  text: string;
  seo_title: string | null;
  seo_description: string | null;
  updated_at: string;
  /** Slug by language; only languages that have a translation. */
  alternates: Record<string, string>;
}

/** Texts of a category in one language. */
export type ArticleCategoryTranslation = StoredTexts<typeof articleCategoryDefinition>;

/** `data` of `GET /api/admin/article-categories/{id}`. */
export interface ArticleCategoryRecord {
  id: number;
  queue: number;
  version: number;
  updated_at: string;
  translations: Translations<ArticleCategoryTranslation>;
}

/** Row of `GET /api/admin/article-categories`: all categories, highest `queue` first. */
export interface ArticleCategoryRow extends Omit<ArticleCategoryRecord, 'translations'> {
  /** Name in the default language, or in the first available language. */
  name: string;
  /** Slug of that name. */
  seo_name: string;
  /** Present slugs of all languages, and former ones: an address with one of them names the category. */
  slugs: string[];
  languages: string[];
  /** Number of its articles, with those that are not published. */
  articles: number;
}

/** Validated `form_data` of the requests that create or update a category. */
export type ArticleCategoryInput = RecordInput<typeof articleCategoryDefinition>;
