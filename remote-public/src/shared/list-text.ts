/** Languages of the Arabic script, whose comma is turned. */
const arabicScript: ReadonlySet<string> = new Set(['ar', 'ckb', 'fa', 'ks', 'ps', 'sd', 'ug', 'ur']);

/** Returns what separates words of a list in a language. */
export function commaOf(lang: string): string {
  return arabicScript.has(lang.split('-')[0] ?? '') ? '، ' : ', ';
}

/** Joins words with the comma of their language. */
export function listText(words: readonly string[], lang: string): string {
  return words.join(commaOf(lang));
}
