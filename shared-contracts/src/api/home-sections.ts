import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import type { Translations } from './languages.ts';
import { translationsOf } from '../rules/translations.ts';
import { positiveInteger, invalid } from '../rules/validation.ts';
import type { ContentFields } from '../merge/content-fields.ts';

/** Kinds of sections of the home page (product §3). */
export const homeSectionKinds = [
  'slider',
  'introduction',
  'text',
  'numbers',
  'catalogue',
  'certificates',
  'articles',
  'contact',
] as const;
/** Kind of a section of the home page. */
export type HomeSectionKind = (typeof homeSectionKinds)[number];

/** Labels of the section kinds in the panel; also shown for a section without a title. */
export const homeSectionKindLabels: Readonly<Record<HomeSectionKind, string>> = {
  slider: 'Slider',
  introduction: 'Tanıtım',
  text: 'Metin',
  numbers: 'Sayılar',
  catalogue: 'Katalog',
  certificates: 'Sertifikalar',
  articles: 'Son makaleler',
  contact: 'İletişim şeridi',
};

/** Row of `GET /api/pages/home-sections`: active sections, highest `queue` first. */
export interface HomeSection {
  id: number;
  queue: number;
  kind: HomeSectionKind;
  title: string;
  /** Plain text; an empty line starts a new paragraph. */
  text: string;
  lang: string;
}

/** Texts of a home section in one language. */
export interface HomeSectionTranslation {
  title: string;
  text: string;
}

/** Row of `GET /api/admin/home-sections`; the update screen reads the same record. */
export interface HomeSectionRecord {
  id: number;
  queue: number;
  active: 0 | 1;
  kind: HomeSectionKind;
  version: number;
  updated_at: string;
  translations: Translations<HomeSectionTranslation>;
}

const translationSchema = object({
  title: string().trim().max(limits.title.max, invalid.tooLong(limits.title.max)).default(''),
  text: string().trim().max(limits.sectionText.max, invalid.tooLong(limits.sectionText.max)).default(''),
});

/**
 * Validated texts of a home section in one language; part of `homeSectionInputSchema`.
 * @useDeclaredType
 */
export type HomeSectionTranslationInput = InferType<typeof translationSchema>;

/**
 * `form_data` of the requests that create or update a home section. A missing language is left unchanged; null removes
 * its translation.
 */
export const homeSectionInputSchema = object({
  id: positiveInteger(),
  version: positiveInteger(),
  active: number().oneOf([0, 1], invalid.choice).default(1),
  kind: string().oneOf(homeSectionKinds, invalid.choice).required(invalid.required),
  translations: translationsOf(translationSchema),
});

/** Validated `form_data` of the home section writes; see `homeSectionInputSchema`. */
export interface HomeSectionInput {
  id?: number;
  version?: number;
  active: 0 | 1;
  kind: HomeSectionKind;
  translations: Record<string, HomeSectionTranslationInput>;
}

/** Fields of the history and of the merge of concurrent changes. */
export const homeSectionFields: ContentFields = {
  shared: {
    active: { kind: 'value', label: 'Açık' },
    kind: { kind: 'value', label: 'Tür' },
  },
  translated: {
    title: { kind: 'text', label: 'Başlık' },
    text: { kind: 'text', label: 'Metin' },
  },
};
