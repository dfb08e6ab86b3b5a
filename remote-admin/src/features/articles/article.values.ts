import {
  articleInputSchema,
  type ArticleInput,
  type ArticleRecord,
  type ArticleTranslation,
  type ArticleTranslationInput,
} from 'shared-contracts/articles';
import type { LanguageRecord } from 'shared-contracts/languages';
import type { Picture } from 'shared-contracts/pictures';
import { validate } from 'shared-contracts/validation';
import { sentLanguages } from '../../shared/form/sent-languages.ts';

export interface ArticleTranslationValues {
  title: string;
  seo_name: string;
  summary: string;
  document: object | null;
  seo_title: string;
  seo_description: string;
}

/** The form's own values: every language has its fields, the picture is whole. */
export interface ArticleValues {
  active: 0 | 1;
  published_at: string;
  cover_id: Picture | null;
  translations: Record<string, ArticleTranslationValues>;
}

export const blankArticle: ArticleTranslationValues = {
  title: '',
  seo_name: '',
  summary: '',
  document: null,
  seo_title: '',
  seo_description: '',
};

function translationValues(stored: ArticleTranslation | undefined): ArticleTranslationValues {
  if (!stored) return blankArticle;
  return {
    title: stored.title,
    seo_name: stored.seo_name,
    summary: stored.summary,
    document: stored.document as object | null,
    seo_title: stored.seo_title ?? '',
    seo_description: stored.seo_description ?? '',
  };
}

export function articleValues(
  record: ArticleRecord | null,
  languages: readonly LanguageRecord[],
  now: Date,
): ArticleValues {
  return {
    active: record?.active ?? 1,
    published_at: record?.published_at ?? now.toISOString(),
    cover_id: record?.cover ?? null,
    translations: Object.fromEntries(
      languages.map(({ abbr }) => [abbr, translationValues(record?.translations[abbr])]),
    ),
  };
}

function isBlank({
  title,
  seo_name,
  summary,
  document,
  seo_title,
  seo_description,
}: ArticleTranslationValues): boolean {
  return !document && [title, seo_name, summary, seo_title, seo_description].every((text) => text.trim() === '');
}

/** `form_data` of the write: languages that were never filled stay out. */
export function articleInput(
  values: ArticleValues,
  record: ArticleRecord | null,
  version: number | null,
): ArticleInput {
  const { active, published_at, cover_id, translations } = values;
  const stored = Object.keys(record?.translations ?? {});
  return {
    ...(record && version ? { id: record.id, version } : {}),
    active,
    published_at,
    cover_id: cover_id?.id ?? null,
    translations: sentLanguages(translations, stored, isBlank) as unknown as Record<string, ArticleTranslationInput>,
  };
}

export function articleErrors(input: ArticleInput): Readonly<Record<string, string>> {
  return validate(articleInputSchema, input).errors ?? {};
}
