import type { ArticleRecord, ArticleTranslation } from '@vitrin/shared-contracts/articles';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { translationValues, translationsToSend } from '../../shared/form/translations-to-send.ts';

/** Form values: fields for every language, and the complete picture object instead of its id. */
export interface ArticleValues {
  active: 0 | 1;
  published_at: string;
  cover_id: Picture | null;
  translations: Record<string, ArticleTranslationValues>;
}

export type ArticleTranslationValues = ReturnType<typeof toTranslationValues>;

const toTranslationValues = ({
  title,
  seo_name,
  summary,
  document,
  seo_title,
  seo_description,
}: ArticleTranslation) => ({
  title,
  seo_name,
  summary,
  document,
  seo_title: seo_title ?? '',
  seo_description: seo_description ?? '',
});

export const blankArticle: ArticleTranslationValues = {
  title: '',
  seo_name: '',
  summary: '',
  document: null,
  seo_title: '',
  seo_description: '',
};

export function articleValues(
  record: ArticleRecord | null,
  languages: readonly LanguageInfo[],
  now: Date,
): ArticleValues {
  return {
    active: record?.active ?? 1,
    published_at: record?.published_at ?? now.toISOString(),
    cover_id: record?.cover ?? null,
    translations: translationValues(languages, record?.translations, blankArticle, toTranslationValues),
  };
}

/** Returns the request body. Languages that were never filled in are omitted. */
export function articleInput(values: ArticleValues, record: ArticleRecord | null) {
  return {
    ...values,
    cover_id: values.cover_id?.id ?? null,
    translations: translationsToSend(values.translations, record?.translations),
  };
}
