import { fold } from '@vitrin/shared-contracts/fold';

/** Letters of a word after which typed letters are taken for a suffix: 'telefonu' finds 'Telefon'. */
const MIN_STEM = 4;

/** Reports whether a text has every typed word, in any order, from the beginning of a word and with any suffix. */
export function matchesWords(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((part) =>
    words.some((word) => word.startsWith(part) || (word.length >= MIN_STEM && part.startsWith(word))),
  );
}

/**
 * Returns how well a title fits: 0 if it is what was typed, 1 if it begins with it, 2 if it contains it, 3 if only its
 * category does; null if neither does.
 */
export function rankOf(title: string, category: string, typed: string): number | null {
  const [name, query] = [fold(title), fold(typed.trim())];
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(query)) return 2;
  return fold(`${title} ${category}`).includes(query) ? 3 : null;
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
