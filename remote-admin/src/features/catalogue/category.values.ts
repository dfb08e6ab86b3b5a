import {
  categoryInputSchema,
  mainCategoryInputSchema,
  type CategoryInput,
  type CategoryTranslation,
  type CategoryTranslationInput,
  type MainCategoryInput,
} from 'shared-contracts/catalogue';
import type { LanguageRecord } from 'shared-contracts/languages';
import { validate } from 'shared-contracts/validation';
import { sentLanguages } from '../../shared/form/sent-languages.ts';
import type { AnyCategory, CategoryLevel } from './category-levels.ts';

export interface CategoryTranslationValues {
  name: string;
  seo_name: string;
  seo_title: string;
  seo_description: string;
}

export interface CategoryValues {
  /** Text, as a list of choices has it; unused by main categories. */
  main_category_id: string;
  translations: Record<string, CategoryTranslationValues>;
}

export const blankCategory: CategoryTranslationValues = { name: '', seo_name: '', seo_title: '', seo_description: '' };

function translationValues(stored: CategoryTranslation | undefined): CategoryTranslationValues {
  if (!stored) return blankCategory;
  const { name, seo_name, seo_title, seo_description } = stored;
  return { name, seo_name, seo_title: seo_title ?? '', seo_description: seo_description ?? '' };
}

/** `main` is the main category that a new one is meant for; empty: not chosen yet. */
export function categoryValues(
  record: AnyCategory | null,
  languages: readonly LanguageRecord[],
  main: string,
): CategoryValues {
  return {
    main_category_id: String(record?.main_category_id ?? main),
    translations: Object.fromEntries(
      languages.map(({ abbr }) => [abbr, translationValues(record?.translations[abbr])]),
    ),
  };
}

function isBlank(translation: CategoryTranslationValues): boolean {
  return Object.values(translation).every((text: string) => text.trim() === '');
}

export type AnyCategoryInput = MainCategoryInput | CategoryInput;

/** `form_data` of the write: languages that were never filled stay out. */
export function categoryInput(
  level: CategoryLevel,
  values: CategoryValues,
  record: AnyCategory | null,
  version: number | null,
): AnyCategoryInput {
  const stored = Object.keys(record?.translations ?? {});
  const translations = sentLanguages(values.translations, stored, isBlank) as unknown as Record<
    string,
    CategoryTranslationInput
  >;
  return {
    ...(record && version ? { id: record.id, version } : {}),
    ...(level === 'category' && values.main_category_id ? { main_category_id: Number(values.main_category_id) } : {}),
    translations,
  };
}

export function categoryErrors(level: CategoryLevel, input: AnyCategoryInput): Readonly<Record<string, string>> {
  const schema = level === 'category' ? categoryInputSchema : mainCategoryInputSchema;
  return validate<unknown>(schema, input).errors ?? {};
}
