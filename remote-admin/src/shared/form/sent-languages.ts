/**
 * The languages that a form sends: those with words, and null, which removes it, for one that was emptied. The first
 * language, the default one, is never removed; a form without any word sends it, so that what is required is asked there.
 */
export function sentLanguages<T>(
  translations: Readonly<Record<string, T>>,
  stored: readonly string[],
  isBlank: (translation: T) => boolean,
): Record<string, T | null> {
  const all = Object.entries(translations);
  const [first] = all;
  const sent = all.flatMap(([abbr, translation]): [string, T | null][] => {
    if (!isBlank(translation)) return [[abbr, translation]];
    if (!stored.includes(abbr)) return [];
    return [[abbr, abbr === first?.[0] ? translation : null]];
  });
  return Object.fromEntries(sent.length > 0 ? sent : first ? [first] : []);
}
