import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

const HOME_COUNTRY = 'TR';
const HOME_CALLING_CODE = '90';
/** Turkish for 'extension'; the library only knows the English word. */
const EXTENSION = /[\s,;/(-]{0,4}\b(?:d[aâ]h[iİ]l[iİ]|dah\.?|iç hat)[\s.:]*(?=\d)/iu;
/** Numbers of public services such as 112 and 185. */
const SERVICE_NUMBER = /^\d{3,5}$/;

/**
 * Checks whether the text is a phone number in any usual notation. Numbers without a country code are Turkish. Turkish
 * numbers must be in an assigned range; for other countries only the length is checked, because their ranges change.
 * @example
 * ```ts
 * isPhoneNumber('0532/123 45 67'); // true, as '(0312) 555 01 00 dahili 12', '444 0 555' and '+44 20 7946 0018'
 * isPhoneNumber('0532 123 45'); // false
 * ```
 */
export function isPhoneNumber(text: string): boolean {
  return parse(text) !== null;
}

/**
 * Returns the address that dials a number (RFC 3966), with the calling code and the extension.
 * @returns null for a text that is no phone number
 * @example
 * ```ts
 * telephoneUri('0532 111 22 33 dahili 12'); // 'tel:+905321112233;ext=12'
 * ```
 */
export function telephoneUri(text: string): string | null {
  const number = text.trim();
  if (SERVICE_NUMBER.test(number)) return `tel:${number}`;
  return parse(number)?.getURI() ?? null;
}

function parse(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text.replace(EXTENSION, ' ext. '), {
    defaultCountry: HOME_COUNTRY,
    extract: false,
  });
  if (!number) return null;
  const isRight = number.countryCallingCode === HOME_CALLING_CODE ? number.isValid() : number.isPossible();
  return isRight ? number : null;
}

/**
 * Checks whether a company may publish this number: a phone number, or the short number of a public service (3 to 5
 * digits).
 */
export function isPublishedPhoneNumber(text: string): boolean {
  return SERVICE_NUMBER.test(text) || isPhoneNumber(text);
}
