import { languageAbbr } from '@vitrin/shared-contracts/languages';

/** Suggestions for the abbreviation field; any other valid abbreviation is accepted. */
const SUGGESTED = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'ru',
  'ar',
  'nl',
  'az',
  'uk',
  'bg',
  'el',
  'ro',
  'pl',
  'pt',
  'fa',
  'zh',
  'ja',
];

function nameIn(lang: string, abbr: string): string | null {
  const name = new Intl.DisplayNames([lang], { type: 'language', fallback: 'none' }).of(abbr);
  return name ? name.charAt(0).toLocaleUpperCase(lang) + name.slice(1) : null;
}

/** Returns the Turkish name of a language; null if the abbreviation is invalid or unknown. */
export function turkishName(abbr: string): string | null {
  return languageAbbr.test(abbr) ? nameIn('tr', abbr) : null;
}

/** Returns the name of a language in that language, the default for the site's language menu; null if unknown. */
export function nativeName(abbr: string): string | null {
  return languageAbbr.test(abbr) && turkishName(abbr) ? nameIn(abbr, abbr) : null;
}

/** Returns suggested languages that do not exist yet, sorted by their Turkish names. */
export function suggestedLanguages(existing: readonly string[]): { abbr: string; name: string }[] {
  return SUGGESTED.filter((abbr) => !existing.includes(abbr))
    .map((abbr) => ({ abbr, name: turkishName(abbr) ?? abbr }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'tr'));
}
