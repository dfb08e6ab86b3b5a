import { telephoneUri } from '@vitrin/shared-contracts/phone';

/** Digits from which a text of digits is taken for a part of a phone number. */
const MIN_DIGITS = 7;
const NUMBER_ONLY = /^\+?[\d\s()./-]+$/;
/** What may be written between two digits. */
const BETWEEN = String.raw`[\s().\/\-–]{0,3}`;
const HOME_CODE = '90';
const DIALLED = /^tel:\+(\d+)/;

/**
 * Returns a pattern of the typed phone number in any notation, with and without the calling code of Turkey; for a part of a
 * number, of its digits. Null for a text that is no number.
 */
export function phonePattern(typed: string): RegExp | null {
  const digits = typed.replaceAll(/\D/g, '');
  if (!NUMBER_ONLY.test(typed) || digits.length < MIN_DIGITS) return null;
  const dialled = dialledDigits(typed);
  if (dialled === null) return new RegExp(spaced(digits), 'gu');
  if (!dialled.startsWith(HOME_CODE)) return new RegExp(String.raw`(?<!\d)(?:\+|00)?${spaced(dialled)}(?!\d)`, 'gu');
  const code = String.raw`(?:(?:\+|00)?${spaced(HOME_CODE)}${BETWEEN})?`;
  const area = String.raw`\(?(?:0${BETWEEN})?`;
  return new RegExp(String.raw`(?<![\d+])${code}${area}${spaced(dialled.slice(HOME_CODE.length))}(?!\d)`, 'gu');
}

function spaced(digits: string): string {
  return digits.split('').join(BETWEEN);
}

/** Returns the digits that are dialled from abroad; null for a text that is no complete number. */
function dialledDigits(text: string): string | null {
  return DIALLED.exec(telephoneUri(text) ?? '')?.[1] ?? null;
}

/** Returns the number of signs at the start of a found number that do not belong to it: a bracket that it does not close. */
export function openBrackets(found: string): number {
  return found.startsWith('(') && !found.includes(')') ? 1 : 0;
}

/**
 * Returns a number as an address needs it: without blanks, and with or without calling code as the one that it replaces. Null for
 * a text that is no complete number.
 */
export function numberInAddress(typed: string, replaced: string): string | null {
  const dialled = dialledDigits(typed);
  if (dialled === null) return null;
  if (replaced.startsWith('+')) return `+${dialled}`;
  if (replaced.startsWith('00')) return `00${dialled}`;
  if (!dialled.startsWith(HOME_CODE) || replaced.startsWith(HOME_CODE)) return dialled;
  const national = dialled.slice(HOME_CODE.length);
  return replaced.startsWith('0') ? `0${national}` : national;
}
