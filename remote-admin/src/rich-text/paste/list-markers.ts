/** Kind of numbering, as the `type` attribute of an HTML list. */
export type NumberKind = '1' | 'a' | 'A' | 'i' | 'I';

/** Marker of a numbered list item. */
export interface ListMarker {
  kind: NumberKind;
  number: number;
  /** `a)` instead of `a.`. */
  isBracketed: boolean;
}

const MARKER = /^(\d{1,5}|[a-z]{1,8}|[A-Z]{1,8})([.)])$/;
const ROMAN = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;

/**
 * Reads the marker of a list item.
 * @param previous - marker of the item before, which decides whether `i)` follows `h)` or starts Roman numbers
 * @returns null for a marker that no list can show, such as `1.2.`, `(1)` or `ç)`
 */
export function parseMarker(sign: string, previous: ListMarker | null): ListMarker | null {
  const [, text = '', end] = MARKER.exec(sign) ?? [];
  const numbering = text === '' ? null : readNumber(text, previous);
  return numbering && { ...numbering, isBracketed: end === ')' };
}

function readNumber(text: string, previous: ListMarker | null): Pick<ListMarker, 'kind' | 'number'> | null {
  if (/^\d/.test(text)) return { kind: '1', number: Number(text) };
  const lower = text.toLowerCase();
  const isUpper = text !== lower;
  const letters = letterNumber(lower);
  const roman = ROMAN.test(lower) ? romanNumber(lower) : 0;
  const isRoman = follows(previous, 'i', roman) || (!follows(previous, 'a', letters) && startsRoman(lower));
  if (roman > 0 && isRoman) return { kind: isUpper ? 'I' : 'i', number: roman };
  return letters > 0 ? { kind: isUpper ? 'A' : 'a', number: letters } : null;
}

/** Alone, `c)` is a letter; `i)` and `iv)` are numbers. */
function startsRoman(text: string): boolean {
  return text.length > 1 || text === 'i';
}

function follows(previous: ListMarker | null, kind: string, number: number): boolean {
  return previous?.kind.toLowerCase() === kind && previous.number + 1 === number;
}

/** Returns the place of letters in a list, `a` to `z`, then `aa`, `ab`; 0 for others. */
function letterNumber(text: string): number {
  if (text.length > 2) return 0;
  return Array.from(text).reduce((number, letter) => number * 26 + (letter.codePointAt(0) ?? 96) - 96, 0);
}

const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1_000 };

function romanNumber(text: string): number {
  const digits = Array.from(text).map((letter) => ROMAN_DIGITS[letter] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

/** Values of `list-style-type` that HTML has too. */
const KINDS_BY_STYLE: Readonly<Record<string, NumberKind>> = {
  decimal: '1',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Returns the kind of numbering that a `list-style-type` stands for. */
export function kindOfStyle(style: string): NumberKind | undefined {
  return KINDS_BY_STYLE[style];
}
