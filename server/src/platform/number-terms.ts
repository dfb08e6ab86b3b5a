/** Digits from which a number may be a telephone number, and may have been typed in another notation. */
const MIN_DIGITS = 7;
/** Words of digits in the longest notation of a telephone number; longer rows of numbers are none. */
const MAX_WORDS = 14;
const SEPARATORS = /[\s+()./-]/g;
const DIGITS = /^\d+$/;
/** What can stand before a number of Turkey: `00`, the calling code, the 0 of calls inside the country. */
const PREFIX = /^(?:00)?(?:90)?0?/;

/**
 * Returns the digits of numbers that consist of several words (`0532 765 43 21`), each as one word, so that they can be
 * found in any notation.
 */
export function joinedNumbers(words: readonly string[]): string[] {
  return runsOf(words).flatMap((run) => (run.isNumber && run.words.length > 1 ? [run.words.join('')] : []));
}

/** Returns the words with each number as one word, without the prefix that another notation does not have. */
export function withPlainNumbers(words: readonly string[]): string[] {
  return runsOf(words).flatMap((run) => (run.isNumber ? [withoutPrefix(run.words.join(''))] : run.words));
}

/** Returns the digits of a text that is nothing but a telephone number, as they are searched; else null. */
export function plainNumber(text: string): string | null {
  const digits = text.replaceAll(SEPARATORS, '');
  return DIGITS.test(digits) && digits.length >= MIN_DIGITS ? withoutPrefix(digits) : null;
}

function withoutPrefix(digits: string): string {
  const rest = digits.replace(PREFIX, '');
  return rest.length < MIN_DIGITS - 2 ? digits : rest;
}

interface Run {
  words: string[];
  isNumber: boolean;
}

/** Groups neighbouring words of digits; the other words are groups of their own. */
function runsOf(words: readonly string[]): Run[] {
  const groups: string[][] = [];
  for (const [index, word] of words.entries()) {
    const continues = DIGITS.test(word) && DIGITS.test(words[index - 1] ?? '');
    if (continues) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => ({ words: group, isNumber: isNumber(group) }));
}

function isNumber(group: readonly string[]): boolean {
  return DIGITS.test(group[0] ?? '') && group.length <= MAX_WORDS && group.join('').length >= MIN_DIGITS;
}
