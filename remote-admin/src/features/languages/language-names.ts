import { languageAbbr } from 'shared-contracts/languages';

/** Offered while an abbreviation is typed; any other may be given as well. */
const OFFERED = [
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

/** What a language calls itself, as it will stand in the site's chooser. */
export function ownName(abbr: string): string | null {
  return languageAbbr.test(abbr) && turkishName(abbr) ? nameIn(abbr, abbr) : null;
}

/** Languages that are not there yet, in the order of the Turkish alphabet. */
export function offeredLanguages(standing: readonly string[]): { abbr: string; name: string }[] {
  return OFFERED.filter((abbr) => !standing.includes(abbr))
    .map((abbr) => ({ abbr, name: turkishName(abbr) ?? abbr }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'tr'));
}
