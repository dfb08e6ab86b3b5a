import { fold } from '@vitrin/shared-contracts/fold';
import { withoutIgnorable } from '@vitrin/shared-contracts/invisible';

/** A text in the form in which it is compared, with the place of each of its characters in the original. */
export interface ComparableText {
  text: string;
  /** Index in the original at which a character begins, and at which it ends. */
  starts: readonly number[];
  ends: readonly number[];
}

/** A letter with its marks, which are one letter when they are composed. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;
const SPACE = /^\s/;

/** Returns a letter as `matches` compares it: folded, or exactly as it is written. */
export type CompareLetter = (letter: string) => string;

export const foldedLetter: CompareLetter = fold;
export const exactLetter: CompareLetter = (letter) => withoutIgnorable(letter.normalize('NFC'));

/** Returns the text for a comparison; any white space is one blank, so that a line break separates words as a blank does. */
export function comparableText(original: string, compare: CompareLetter): ComparableText {
  const characters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: letter, index } of original.matchAll(LETTERS)) {
    const end = index + letter.length;
    const compared = SPACE.test(letter) ? ' ' : compare(letter);
    if (compared === ' ' && characters.at(-1) === ' ') ends[ends.length - 1] = end;
    else
      for (const character of compared.split('')) {
        characters.push(character);
        starts.push(index);
        ends.push(end);
      }
  }
  return { text: characters.join(''), starts, ends };
}

/** Reports whether two texts have the same letters, in any letter case of Turkish or English. */
export function hasSameLetters(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => comparableText(text, exactLetter).text);
  return a === b || lower(a, 'tr') === lower(b, 'tr') || lower(a, 'en') === lower(b, 'en');
}

function lower(text: string | undefined, language: string): string | undefined {
  return text?.toLocaleLowerCase(language).normalize('NFC');
}
