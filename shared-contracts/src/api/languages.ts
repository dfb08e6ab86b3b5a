import { recordModuleNames } from '../modules/record-modules.ts';
import type { PageLang, StaticTexts } from '../texts/static-texts.ts';

/** A language as the site's chooser and the current-language record know it (product §3). */
export interface Language {
  abbr: string;
  lang: string;
}

/** Pages with a fixed address, by the names of their metadata. */
export const standingPages = ['home', 'about_us', 'blog', 'contact'] as const;
export type StandingPage = (typeof standingPages)[number];

/** A row of GET /api/pages/all-languages. What a page lacks in a language stands in the default one. */
export interface SiteLanguage extends Language {
  /** Pages with a fixed address whose content is written in it: the others are no pages of it for search engines. */
  pages?: readonly StandingPage[];
  /** False while none of the site's own texts (menu, buttons) is written in it. */
  has_texts?: boolean;
}

/** Product §9. */
export const defaultLanguage: Language = { abbr: 'tr', lang: 'Türkçe' };

/** A language as the panel sees it. */
export interface LanguageRecord extends Language {
  id: number;
  active: 0 | 1;
  is_default: 0 | 1;
  version: number;
  /** Its static texts; what is missing falls back to those of the default language. */
  page_lang: PageLang;
}

/** GET /api/pages/change-language/{abbr}, asked by a script. */
export interface ChosenLanguage {
  language: Language;
  texts: StaticTexts;
}

/** What is written in one language, by kind. */
export const languageContentKinds = [
  'articles',
  'products',
  'categories',
  'contracts',
  'sliders',
  'certificates',
  'home-sections',
  'page-contents',
  'page-meta',
  'contact-information',
  'pictures',
  'static-texts',
  ...recordModuleNames,
] as const;
export type LanguageContentKind = (typeof languageContentKinds)[number];

/** GET /api/admin/languages/{abbr}/contents: how many texts of each kind would go with the language. */
export type LanguageContents = Readonly<Record<LanguageContentKind, number>>;

/** Abbreviations are BCP 47 primary tags, optionally with a region. */
export const languageAbbr = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** Records that exist once per language. */
export type Translations<T> = Readonly<Record<string, T>>;

/** Scripts that run from right to left. */
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

/** Value of the document's `dir`. */
export function directionOf(abbr: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(abbr).maximize().script ?? '') ? 'rtl' : 'ltr';
}
