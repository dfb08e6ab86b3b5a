import { formatLocale } from '@vitrin/shared-contracts/format-locale';
import { listText } from './list-text.ts';

const TIME_ZONE = 'Europe/Istanbul';
/** A Monday, the base for calculating weekday names. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;

/** Formats a date as '5 Mart 2026' in the page's language. */
export function longDate(iso: string, language: string): string {
  return new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone: TIME_ZONE }).format(
    new Date(iso),
  );
}

/** Returns the name of an ISO weekday, 1 Monday to 7 Sunday. */
function weekdayName(day: number, language: string): string {
  return new Intl.DateTimeFormat(formatLocale(language), { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + (day - 1) * DAY_MS,
  );
}

/** Formats consecutive days as 'Pazartesi – Cuma', other days as 'Pazartesi, Çarşamba', with a capital at the beginning. */
export function weekdayRange(days: readonly number[], language: string): string {
  const sorted = days.toSorted((a, b) => a - b);
  const names = sorted.map((day) => weekdayName(day, language));
  const isRange = sorted.length > 2 && Number(sorted.at(-1)) - Number(sorted[0]) === sorted.length - 1;
  const text = isRange ? `${names[0]} – ${names.at(-1)}` : listText(names, language);
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** Returns the ISO weekday of a moment in the time zone of the company. */
export function isoWeekday(moment: Date): number {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: TIME_ZONE }).format(moment);
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(day) + 1;
}

/** Returns the day of a moment as '2026-10-29' in the time zone of the company. */
export function isoDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TIME_ZONE }).format(moment);
}

/** Formats days as '29 Ekim 2026' or '19–22 Mart 2026' in the page's language. */
export function dayRange(from: string, to: string, language: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return from === to ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to));
}

/** Formats a time as '09:05' in the time zone of the company. */
export function clockTime(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: TIME_ZONE }).format(moment);
}
