import { formatLocale } from './format-locale.ts';

/** Digits before the decimal point of the largest amount. */
const MAX_DIGITS = 12;

const STORED = new RegExp(String.raw`^\d{1,${MAX_DIGITS}}\.\d{2}$`);
const GROUPED = /^\d{1,3}(?:[. ]\d{3})+(?:,\d{1,2})?$/;
const PLAIN = new RegExp(String.raw`^\d{1,${MAX_DIGITS}}(?:[.,]\d{1,2})?$`);

/**
 * Reads an amount of money as people write it: `1.250,5`, `1250,50` and `1250.50` are the same.
 * @returns the amount as it is stored, with two decimals and a point: `1250.50`; null for any other text
 */
export function parseAmount(text: string): string | null {
  const typed = text.trim();
  if (STORED.test(typed)) return typed;
  const plain = GROUPED.test(typed) ? typed.replace(/[. ]/g, '') : typed;
  if (!PLAIN.test(plain)) return null;
  const [whole = '', decimals = ''] = plain.split(/[.,]/);
  return `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
}

/**
 * Writes a stored amount for a language; whole amounts have no decimals.
 * @param amount - as `parseAmount` returns it
 * @param currency - ISO 4217 code
 */
export function formatAmount(amount: string, currency: string, lang: string): string {
  const decimals = amount.endsWith('.00') ? 0 : 2;
  const form = {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  return new Intl.NumberFormat(formatLocale(lang), form).format(Number(amount));
}

/**
 * Writes a stored amount as staff type it: `1250,50`.
 * @param amount - as `parseAmount` returns it
 */
export function typedAmount(amount: string): string {
  return amount.replace('.00', '').replace('.', ',');
}
