import { fold } from '@vitrin/shared-contracts/fold';

const MONTHS = [
  'ocak',
  'subat',
  'mart',
  'nisan',
  'mayis',
  'haziran',
  'temmuz',
  'agustos',
  'eylul',
  'ekim',
  'kasim',
  'aralik',
] as const;
const WEEKDAY = /\b(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar)\b/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Two-digit years below are of this century, others of the last one. */
const LAST_SHORT_YEAR = 70;

const YEAR = String.raw`(?<year>[12]\d{3}|\d{2})`;
const BETWEEN = '(?: ?[./-] ?| )';

const notations = [
  new RegExp(`^(?<day>\\d{1,2})${BETWEEN}(?<month>\\d{1,2})${BETWEEN}${YEAR}$`),
  new RegExp(`^(?<day>\\d{1,2})\\.? ?(?<month>[a-z]{3,7})\\.? ?${YEAR}$`),
  /^(?<year>[12]\d{3})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>[12]\d{3})$/,
];

/** Returns whether the text is an existing date as fields keep it: `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return DAY.test(text) && readDay(text) === text;
}

/**
 * Reads a date in any way in which it is usually written in Turkish: `5.12.2026`, `05/12/26`, `5 Aralık 2026 Cumartesi`.
 * @returns `YYYY-MM-DD`; null for any other text and for a date that does not exist
 */
export function readDay(text: string): string | null {
  const plain = fold(text)
    .replace(WEEKDAY, ' ')
    .replace(/[\s,]+/g, ' ')
    .trim();
  const found = notations.map((pattern) => pattern.exec(plain)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const { year = '', month = '', day = '' } = found;
  return existingDay(fullYear(year), monthNumber(month), Number(day));
}

/** Returns a date as it is shown: `5.12.2026`. Any other text stays as it is. */
export function dayText(value: string): string {
  return isDay(value) ? value.split('-').map(Number).toReversed().join('.') : value;
}

function fullYear(year: string): number {
  const value = Number(year);
  if (year.length > 2) return value;
  return value + (value < LAST_SHORT_YEAR ? 2000 : 1900);
}

/** Reads a number or a name, which may be abbreviated; 0 if there is no such month. */
function monthNumber(month: string): number {
  return Number(month) || MONTHS.findIndex((name) => name.startsWith(month)) + 1;
}

function existingDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}
