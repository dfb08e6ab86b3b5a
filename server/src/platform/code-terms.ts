/** Signs that people leave out of a code: `SM-410`, `SM 410`, `SM.410/A`. */
const INSIDE_CODE = /(?<=[\p{L}\p{N}])[-–_./](?=[\p{L}\p{N}])/gu;
const BETWEEN_LETTER_AND_DIGIT = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
const IS_CODE = /\p{L}\p{N}|\p{N}\p{L}/u;

/**
 * Returns the words with each code of letters and digits as it is stored when it has punctuation: `sm410` as the words
 * `sm 410`, which have to stand side by side.
 */
export function withSplitCodes(words: readonly string[]): string[] {
  return words.map((word) => word.replaceAll(BETWEEN_LETTER_AND_DIGIT, ' '));
}

/** Returns the text with each code as it is stored when it has no punctuation: `SM-410` as `SM410`. */
export function joinedCodes(text: string): string {
  return text
    .split(/\s+/)
    .map((chunk) => (IS_CODE.test(withoutPunctuation(chunk)) ? withoutPunctuation(chunk) : chunk))
    .join(' ');
}

/** Returns the part of a code that is searched for in codes without punctuation; null for a text that is no code. */
export function plainCode(text: string): string | null {
  const plain = withoutPunctuation(text);
  return IS_CODE.test(plain) ? plain : null;
}

/** Returns the text without the punctuation that stands inside its words. */
export function withoutPunctuation(text: string): string {
  return text.replaceAll(INSIDE_CODE, '');
}
