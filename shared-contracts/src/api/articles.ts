import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';
import { pageFields, titleSchema } from '../rules/translation-fields.ts';
import { translationsOf } from '../rules/translations.ts';
import { countingNumber, invalid } from '../rules/validation.ts';

/** An article in a public list: flat, in the asked language or, marked by `lang`, in the default one. */
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
}

export interface ArticleLink {
  title: string;
  seo_name: string;
  /** Language that the title is in. */
  lang?: string;
}

/** GET /api/pages/blog/{seo_name}. `content` is cleaned HTML. */
export interface Article extends ArticleSummary {
  content: string;
  seo_title: string | null;
  seo_description: string | null;
  updated_at: string;
  previous: ArticleLink | null;
  next: ArticleLink | null;
  /** Slug of this article in each language that has one. */
  alternates: Record<string, string>;
}

export interface ArticleTranslation {
  title: string;
  seo_name: string;
  summary: string;
  /** Cleaned HTML; written by the server from `document`, never sent by the panel. */
  content: string;
  /** The editor's own document (TipTap JSON). */
  document: unknown;
  seo_title: string | null;
  seo_description: string | null;
}

/** A row of GET /api/admin/blog. */
export interface ArticleRow {
  id: number;
  queue: number;
  active: 0 | 1;
  published_at: string;
  cover: Picture | null;
  version: number;
  updated_at: string;
  /** Title in the default language, or the first one there is. */
  title: string;
  /** Languages that have a translation. */
  languages: string[];
}

/** GET /api/admin/blog/{id}. */
export interface ArticleRecord extends Omit<ArticleRow, 'title' | 'languages'> {
  updated_by: string | null;
  translations: Translations<ArticleTranslation>;
}

const translationSchema = object({
  title: titleSchema,
  summary: string().trim().max(limits.summary.max, invalid.tooLong(limits.summary.max)).default(''),
  ...pageFields,
});

/** `form_data` of the article writes. A language that is left out keeps what it has; null removes it. */
export const articleInputSchema = object({
  id: countingNumber(),
  version: countingNumber(),
  active: number().oneOf([0, 1], invalid.choice).default(1),
  published_at: string()
    .required(invalid.required)
    .max(limits.code, invalid.date)
    .test('iso', invalid.date, (value) => /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value))),
  cover_id: countingNumber().nullable().default(null),
  translations: translationsOf(translationSchema),
});

export type ArticleTranslationInput = InferType<typeof translationSchema>;

export interface ArticleInput {
  id?: number;
  version?: number;
  active: 0 | 1;
  published_at: string;
  cover_id: number | null;
  translations: Record<string, ArticleTranslationInput>;
}

/** What GET /api/admin/blog may be narrowed to by `missing`: no text in an active language, or a text without a summary. */
export const articleGapLabels = { translations: 'Çevirisi eksik', summaries: 'Özeti yok' } as const;
export type ArticleGap = keyof typeof articleGapLabels;
