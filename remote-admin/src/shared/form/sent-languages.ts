import type { LanguageRecord } from 'shared-contracts/languages';

/** The values of each language, the default one first: what is stored, or `blank`. */
export function languageValues<S, V>(
  languages: readonly LanguageRecord[],
  stored: Readonly<Record<string, S>> | undefined,
  blank: V,
  valuesOf: (stored: S) => V,
): Record<string, V> {
  return Object.fromEntries(
    languages.map(({ abbr }) => {
      const own = stored?.[abbr];
      return [abbr, own ? valuesOf(own) : blank];
    }),
  );
}

/**
 * The languages that a form sends: those with words, and null, which removes it, for one that was emptied. The first
 * language, the default one, is never removed; a form without any word sends it, so that what is required is asked there.
 */
export function sentLanguages<T extends object>(
  translations: Readonly<Record<string, T>>,
  stored: object = {},
): Record<string, T | null> {
  const all = Object.entries(translations);
  const [first] = all;
  const sent = all.flatMap(([abbr, translation]): [string, T | null][] => {
    if (!Object.values(translation).every(isBlank)) return [[abbr, translation]];
    if (!Object.hasOwn(stored, abbr)) return [];
    return [[abbr, abbr === first?.[0] ? translation : null]];
  });
  return Object.fromEntries(sent.length > 0 ? sent : first ? [first] : []);
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (Array.isArray(value) && value.length === 0);
}
