/**
 * Returns a number without the spaces, points and hyphens with which people group its digits.
 * @example
 * ```ts
 * plainDigits('0454 0536 9200 0015'); // '0454053692000015'
 * ```
 */
export function plainDigits(text: string): string {
  return text.replace(/[\s.-]/g, '');
}

/**
 * Checks a tax number of a company (VKN): ten digits, the last of which is a check digit. Each of the first nine is moved by its
 * distance from the end, modulo 10, and multiplied by that power of two, modulo 9, where 9 stays 9; the check digit completes
 * the sum to a multiple of ten. Source: `stdnum.tr.vkn` of python-stdnum, whose sample number is 4540536920.
 */
export function isTaxNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => total + weighted(digit, 9 - index), 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

function weighted(digit: number, distance: number): number {
  const moved = (digit + distance) % 10;
  return moved === 0 ? 0 : (moved * 2 ** distance) % 9 || 9;
}

/**
 * Checks an identity number of a person (TCKN), which is the tax number of a sole proprietor: eleven digits, the first of which is
 * not zero and the last two of which are check digits. Source: `stdnum.tr.tckimlik` of python-stdnum, whose sample number is
 * 17291716060.
 */
export function isPersonNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const total = (indexes: readonly number[]) => indexes.reduce((sum, index) => sum + (digits[index] ?? 0), 0);
  const tenth = (7 * total([0, 2, 4, 6, 8]) + 9 * total([1, 3, 5, 7])) % 10;
  return tenth === digits[9] && total([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10 === digits[10];
}

/** Checks a tax number of a company or of a sole proprietor. */
export function isAnyTaxNumber(text: string): boolean {
  return isTaxNumber(text) || isPersonNumber(text);
}

/**
 * Returns the tax number that a MERSİS number contains; null for a text that is none. It has sixteen digits: those of a company
 * are a zero, its tax number (VKN) and five more; those of a sole proprietor are the identity number (TCKN) and five more. The
 * check digits are those of the number inside. No official description of the last five digits is public, so they are not checked.
 */
export function taxNumberInMersis(text: string): string | null {
  if (!/^\d{16}$/.test(text)) return null;
  const inside = text.startsWith('0') ? text.slice(1, 11) : text.slice(0, 11);
  return isAnyTaxNumber(inside) ? inside : null;
}

/**
 * Checks the form of a registered e-mail address (KEP): the domains of the licensed providers are `hs` and two digits below
 * `kep.tr`, with a subdomain for large organisations.
 */
export function isKepAddress(text: string): boolean {
  return /^[\w.+-]{1,64}@(?:[a-z\d-]{1,40}\.)?hs\d{2}\.kep\.tr$/i.test(text);
}
