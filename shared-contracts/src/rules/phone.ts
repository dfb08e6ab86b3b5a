import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const HOME_COUNTRY = 'TR';
const HOME_CALLING_CODE = '90';
/** Turkish for 'extension', which the library knows in English. */
const EXTENSION = /\b(?:dahili|dah\.)[\s:]*(?=\d)/i;
/** 112, 185: numbers of public services have no more digits. */
const SERVICE_NUMBER = /^\d{3,5}$/;

/**
 * Returns whether a person could be called at a number in any usual form: `0532/123 45 67`, `(0312) 555 01 00 dahili 12`,
 * `444 0 555`, `+44 20 7946 0018`. Numbers without a country code are Turkish. Turkish numbers must be in a range that is in
 * use; of other countries only the length is checked, since their ranges change.
 */
export function isPhoneNumber(text: string): boolean {
  const number = parsePhoneNumberFromString(text.replace(EXTENSION, 'ext. '), {
    defaultCountry: HOME_COUNTRY,
    extract: false,
  });
  if (!number) return false;
  return number.countryCallingCode === HOME_CALLING_CODE ? number.isValid() : number.isPossible();
}

/** Returns whether a company may give this number: one to call, or the short number of a public service. */
export function isPublishedPhoneNumber(text: string): boolean {
  return SERVICE_NUMBER.test(text) || isPhoneNumber(text);
}
