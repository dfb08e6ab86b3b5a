import type { LanguageInfo } from '@vitrin/shared-contracts/languages';

/** Returns the values of each language, default language first: the stored values, or `blank`. */
export function translationValues<S, V>(
  languages: readonly LanguageInfo[],
  stored: Readonly<Record<string, S>> | undefined,
  emptyValue: V,
  valuesOf: (stored: S) => V,
): Record<string, V> {
  return Object.fromEntries(
    languages.map(({ abbr }) => {
      const own = stored?.[abbr];
      return [abbr, own ? valuesOf(own) : emptyValue];
    }),
  );
}

/**
 * Returns the languages to send: those with texts, and null, which deletes the translation, for one that was emptied.
 * The first language is the default one and is never deleted; if all texts are empty it is sent, so that its required
 * fields are reported.
 */
export function translationsToSend<T extends object>(
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
  if (typeof value !== 'object' || value === null) return value === null || value === undefined;
  // Texts of sections lie by the ids of sections; a document has a type, and a picture an id.
  return Array.isArray(value) ? value.length === 0 : Object.values(value).every(isBlank);
}
