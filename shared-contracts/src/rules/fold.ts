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
 * Reduces text to what Turkish readers take for the same word: 'ÇAĞRI', 'çağrı' and 'CAGRI' all give 'cagri'.
 * The one rule behind slugs, stored search text and queries.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ıİIşŞğĞüÜöÖçÇ]/g, (letter) => TURKISH[letter] ?? letter)
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase();
}
