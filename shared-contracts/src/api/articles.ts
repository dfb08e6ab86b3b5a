import type { ContentFields } from '../merge/content-fields.ts';
import { articleDefinition } from '../records/article.ts';
import { contentFields } from '../records/history-fields.ts';
import type { PromisedInput, StoredTexts, TextValues } from '../records/define-record.ts';
import { inputSchema } from '../records/input-schema.ts';
import type { ArticleCategoryLink } from './article-category-links.ts';
import type { Translations } from './languages.ts';
import type { PersonCredit, PersonLink } from './person-links.ts';
import type { Picture } from './pictures.ts';

export { articleGapLabels, type ArticleGap } from './article-gaps.ts';

/**
 * Article in a public list, in the requested language or else in the default language; `lang` names the language
 * returned.
 */
export interface ArticleSummary {
  id: number;
  queue: number;
  title: string;
  seo_name: string;
  summary: string;
  cover: Picture | null;
  published_at: string;
  reading_minutes: number;
  lang: string;
  /** Absent without a category that has a name in this language or in the default one. */
  category?: ArticleCategoryLink;
  /** Absent without an author whom visitors may see. */
  author?: PersonLink;
  /** In the list of a search: where summary or text contain a searched word; absent when only the title does. */
  excerpt?: ExcerptPart[];
}

/** Part of an excerpt; a searched word, or the plain text before and after it. */
export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** Title and slug of another article, for links. */
export interface ArticleLink {
  title: string;
  seo_name: string;
  /** Language of the title. */
  lang?: string;
}

/** `data` of `GET /api/pages/blog/{seo_name}`. `content` is sanitised HTML. */
export interface Article extends ArticleSummary {
  author?: PersonCredit;
  content: string;
  seo_title: string | null;
  seo_description: string | null;
  updated_at: string;
  previous: ArticleLink | null;
  next: ArticleLink | null;
  /** Other articles: the newest of the same category first, then the newest of all. */
  related?: ArticleSummary[];
  /** Slug of this article by language; only languages that have a translation. */
  alternates: Record<string, string>;
}

/** Texts of an article in one language. `content` is sanitised HTML that the server renders from `document`. */
export type ArticleTranslation = StoredTexts<typeof articleDefinition>;

/** Row of `GET /api/admin/blog`. */
export interface ArticleRow {
  id: number;
  queue: number;
  active: 0 | 1;
  published_at: string;
  cover: Picture | null;
  version: number;
  updated_at: string;
  /** Title in the default language, or in the first available language. */
  title: string;
  /** Abbreviations of the languages that have a translation. */
  languages: string[];
  /** Id of the category; null without one. */
  category_id: number | null;
}

/** Row of `GET /api/admin/blog/authors`: a user who was the last to save one of the articles. */
export interface ArticleAuthor {
  id: number;
  name: string;
}

/** `data` of `GET /api/admin/blog/{id}`. */
export interface ArticleRecord extends Omit<ArticleRow, 'title' | 'languages'> {
  /** Id of a person; null without an author. */
  author_id: number | null;
  updated_by: string | null;
  translations: Translations<ArticleTranslation>;
}

/**
 * `form_data` of the requests that create or update an article. A missing language is left unchanged; null removes its
 * translation.
 */
export const articleInputSchema = inputSchema(articleDefinition);

/** Validated texts of an article in one language; part of `articleInputSchema`. */
export type ArticleTranslationInput = TextValues<typeof articleDefinition>;

/** Validated `form_data` of the article writes; see `articleInputSchema`. `published_at` is an ISO time. */
export type ArticleInput = PromisedInput<typeof articleDefinition>;

/** Fields of the history and of the merge of concurrent changes. */
export const articleFields: ContentFields = contentFields(articleDefinition);
