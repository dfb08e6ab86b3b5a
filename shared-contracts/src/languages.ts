/** A language as the site's chooser and the current-language record know it (spec §3). */
export interface Language {
  abbr: string;
  lang: string;
}

/** Spec §9. */
export const defaultLanguage: Language = { abbr: 'tr', lang: 'Türkçe' };

/** A language as the panel sees it. `texts` counts filled static texts against all of them. */
export interface LanguageRecord extends Language {
  id: number;
  active: 0 | 1;
  is_default: 0 | 1;
}

/** Abbreviations are BCP 47 primary tags, optionally with a region. */
export const languageAbbr = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** Records that exist once per language. */
export type Translations<T> = Readonly<Record<string, T>>;
