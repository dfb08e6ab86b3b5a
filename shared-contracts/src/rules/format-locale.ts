/**
 * Returns the locale in which the site formats dates and numbers of a language. Arabic gets Latin digits, because staff
 * write telephone numbers, prices and codes with them and browsers disagree about the usual digits of `ar`, and the Gregorian
 * calendar in every region. English without a region is British, as its built-in texts are.
 * @param abbr - language abbreviation (BCP 47)
 */
export function formatLocale(abbr: string): string {
  if (abbr === 'en') return 'en-GB';
  return abbr === 'ar' || abbr.startsWith('ar-') ? `${abbr}-u-ca-gregory-nu-latn` : abbr;
}
