import { recordModuleNames } from '../modules/record-modules.ts';
import type { SiteTexts } from '../texts/plural-texts.ts';
import type { PageLang, StaticTexts } from '../texts/static-texts.ts';
import type { ContentFields } from '../merge/content-fields.ts';

/** Language in the language menu and in the current-language record (product §3). */
export interface Language {
  abbr: string;
  lang: string;
}

/** Pages with a fixed address, by the route names of their page metadata. */
export const fixedPages = ['home', 'about_us', 'blog', 'contact'] as const;
/** Route name of a page with a fixed address. */
export type FixedPage = (typeof fixedPages)[number];

/** Row of `GET /api/pages/all-languages`. Content that is not translated is shown in the default language. */
export interface SiteLanguage extends Language {
  /** Pages with a fixed address that have content in this language. Only these are announced to search engines. */
  pages?: readonly FixedPage[];
  /** False when the static texts (menu, buttons) neither come with the product in this language nor are translated. */
  has_texts?: boolean;
}

/** Default language of the site (product §9). */
export const defaultLanguage: Language = { abbr: 'tr', lang: 'Türkçe' };

/** Language in the panel. */
export interface LanguageRecord extends Language {
  id: number;
  active: 0 | 1;
  is_default: 0 | 1;
  version: number;
  /** Texts that staff have written; the others are those that come with the product, else of the default language. */
  page_lang: PageLang;
}

/** Language in the panel, without its texts. */
export type LanguageInfo = Omit<LanguageRecord, 'page_lang'>;

/** `data` of `GET /api/pages/change-language/{abbr}` when a script requests it. */
export interface ChosenSiteLanguage extends ChosenLanguage {
  texts: SiteTexts;
}

/** What remotes of earlier versions read of `ChosenSiteLanguage`. */
export interface ChosenLanguage {
  language: Language;
  texts: StaticTexts;
}

/** `data` of `GET /api/admin/languages/{abbr}/built-in-texts`. */
export interface BuiltInTexts {
  /** Texts that the site shows where staff have written none in the language; null when none come with the product. */
  texts: StaticTexts | null;
}

/** Kinds of content that have translations. */
export const languageContentKinds = [
  'articles',
  'products',
  'categories',
  'contracts',
  'sliders',
  'certificates',
  'site-pages',
  'announcements',
  'projects',
  'people',
  'openings',
  'documents',
  'article-categories',
  'home-sections',
  'page-contents',
  'page-meta',
  'contact-information',
  'pictures',
  'static-texts',
  ...recordModuleNames,
] as const;
/** Kind of content that has translations. */
export type LanguageContentKind = (typeof languageContentKinds)[number];

/**
 * `data` of `GET /api/admin/languages/{abbr}/contents`: how many texts of each kind would be deleted with the language.
 */
export type LanguageContents = Readonly<Record<LanguageContentKind, number>>;

/** Pattern of language abbreviations: a BCP 47 primary tag, optionally with a region (`pt-BR`). */
export const languageAbbr = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** Values by language abbreviation. */
export type Translations<T> = Readonly<Record<string, T>>;

/** ISO 15924 codes of right-to-left scripts. */
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

/**
 * Returns the value of the `dir` attribute of the document.
 * @param abbr - language abbreviation (BCP 47)
 * @throws RangeError when the abbreviation is not a valid language tag
 */
export function directionOf(abbr: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(abbr).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Languages whose static texts come with the product, besides Turkish. */
export const builtInLanguages = ['en', 'de', 'ar', 'ru'] as const;
/** Language whose static texts come with the product; see `builtInLanguages`. */
export type BuiltInLanguage = (typeof builtInLanguages)[number];

/**
 * Returns the language whose built-in texts a language uses, also a regional one (`de-AT`); null if there are none.
 * @param abbr - language abbreviation (BCP 47)
 */
export function builtInLanguageOf(abbr: string): BuiltInLanguage | null {
  return builtInLanguages.find((language) => language === abbr.split('-')[0]) ?? null;
}

/** Fields of the history and of the merge of concurrent changes. */
export const languageTextFields: ContentFields = {
  shared: {
    page_lang: { kind: 'map', label: 'Sabit metinler' },
  },
  translated: {},
};
