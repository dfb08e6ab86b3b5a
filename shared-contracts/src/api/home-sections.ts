import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import type { Translations } from './languages.ts';
import { translationsOf } from '../rules/translations.ts';
import { countingNumber, invalid } from '../rules/validation.ts';

/** What a section of the home page shows (product §3). */
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
export type HomeSectionKind = (typeof homeSectionKinds)[number];

/** What staff call each kind; a section without a title is called by it. */
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

/** A row of GET /api/pages/home-sections: active ones, highest `queue` first. */
export interface HomeSection {
  id: number;
  queue: number;
  kind: HomeSectionKind;
  title: string;
  /** Plain text; an empty line begins a new paragraph. */
  text: string;
  lang: string;
}

export interface HomeSectionTranslation {
  title: string;
  text: string;
}

/** A row of GET /api/admin/home-sections and its update screen's record. */
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

export type HomeSectionTranslationInput = InferType<typeof translationSchema>;

/** `form_data` of the home-section writes. A language that is left out keeps what it has; null removes it. */
export const homeSectionInputSchema = object({
  id: countingNumber(),
  version: countingNumber(),
  active: number().oneOf([0, 1], invalid.choice).default(1),
  kind: string().oneOf(homeSectionKinds, invalid.choice).required(invalid.required),
  translations: translationsOf(translationSchema),
});

export interface HomeSectionInput {
  id?: number;
  version?: number;
  active: 0 | 1;
  kind: HomeSectionKind;
  translations: Record<string, HomeSectionTranslationInput>;
}
