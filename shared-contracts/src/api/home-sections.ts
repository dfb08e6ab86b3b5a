import type { ContentFields } from '../merge/content-fields.ts';
import { contentFields } from '../records/history-fields.ts';
import type { PromisedInput, TextValues } from '../records/define-record.ts';
import { homeSectionDefinition, homeSectionKinds } from '../records/home-section.ts';
import { inputSchema } from '../records/input-schema.ts';
import type { Translations } from './languages.ts';

export { homeSectionKinds };
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
export type HomeSectionTranslation = TextValues<typeof homeSectionDefinition>;

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

/** Validated texts of a home section in one language; part of `homeSectionInputSchema`. */
export type HomeSectionTranslationInput = TextValues<typeof homeSectionDefinition>;

/**
 * `form_data` of the requests that create or update a home section. A missing language is left unchanged; null removes
 * its translation.
 */
export const homeSectionInputSchema = inputSchema(homeSectionDefinition);

/** Validated `form_data` of the home section writes; see `homeSectionInputSchema`. */
export type HomeSectionInput = PromisedInput<typeof homeSectionDefinition>;

/** Fields of the history and of the merge of concurrent changes. */
export const homeSectionFields: ContentFields = contentFields(homeSectionDefinition);
