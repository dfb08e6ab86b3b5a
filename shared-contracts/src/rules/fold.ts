import { withoutIgnorable } from './invisible.ts';

const TURKISH: Readonly<Record<string, string>> = {
  ı: 'i',
  İ: 'i',
  I: 'i',
  ş: 's',
  Ş: 's',
  ğ: 'g',
  Ğ: 'g',
  ü: 'u',
  Ü: 'u',
  ö: 'o',
  Ö: 'o',
  ç: 'c',
  Ç: 'c',
};
const COMBINING_MARKS = /\p{M}/gu;

/**
 * Folds text so that spellings that Turkish readers consider equal become the same text. Used for slugs, the stored
 * search text and search queries.
 * @returns lower-case text without diacritics and characters that show nothing, with `ı`, `I`, `İ` as `i`, and with
 *   compatibility characters as plain ones (`ﬁ`, `m²`, `Ａ`)
 * @example
 * ```ts
 * fold('ÇAĞRI'); // 'cagri', as fold('çağrı') and fold('CAGRI')
 * ```
 */
export function fold(text: string): string {
  return withoutIgnorable(text.normalize('NFKC'))
    .replace(/[ıİIşŞğĞüÜöÖçÇ]/g, (letter) => TURKISH[letter] ?? letter)
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase();
}
