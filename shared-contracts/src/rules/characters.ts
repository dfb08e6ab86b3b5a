/** Text in which each code unit is a character that people see: letters of Turkish and its neighbours, punctuation. */
const SIMPLE = /^[\0-\u02FF\u2010-\u2027\u2030-\u205E\u20A0-\u20C0]*$/;
/** Code units from which one character counts as several, so that a limit also limits what is stored. */
const UNITS_PER_CHARACTER = 8;

let segmenter: Intl.Segmenter | undefined;

/** Splits text into the characters that people see: an emoji or a letter with its accents is one. */
export function charactersOf(text: string): string[] {
  // Firefox has it since version 125.
  if (!('Segmenter' in Intl)) return Array.from(text);
  segmenter ??= new Intl.Segmenter('tr', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Counts the characters that people see; a line break is one.
 * @example
 * ```ts
 * characterCount('👨‍👩‍👧 Şirin'); // 7
 * ```
 */
export function characterCount(text: string): number {
  if (SIMPLE.test(text)) return text.replaceAll('\r\n', '\n').length;
  return Math.max(charactersOf(text).length, Math.ceil(text.length / UNITS_PER_CHARACTER));
}

/** Checks whether the text has more characters than allowed. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && characterCount(text) > max;
}

/**
 * Counts the characters of an editor document without its formatting.
 * @param document - TipTap JSON of any shape
 */
export function documentCharacterCount(document: unknown): number {
  if (typeof document !== 'object' || document === null) return 0;
  const { text, content } = document as { text?: unknown; content?: unknown };
  const own = typeof text === 'string' ? characterCount(text) : 0;
  return Array.isArray(content) ? content.reduce<number>((sum, node) => sum + documentCharacterCount(node), own) : own;
}
