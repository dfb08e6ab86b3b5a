import { fromIstanbulTime } from '@vitrin/shared-contracts/istanbul-time';

const ZONE = 'Europe/Istanbul';
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const calendar = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

let known = { hour: -1, day: '' };

/**
 * Returns the day in Istanbul at a given time, as `YYYY-MM-DD`. Cached per hour, because days in Istanbul start on a
 * full UTC hour.
 */
export function istanbulDay(now = Date.now()): string {
  const hour = Math.floor(now / HOUR_MS);
  if (known.hour !== hour) known = { hour, day: calendar.format(now) };
  return known.day;
}

/** Returns the day that many days later, or earlier for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns `count` consecutive days, starting with `first`. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

/**
 * Returns the same day of the month that many months later, or earlier for a negative number; the last day of the month
 * when it has no such day.
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** Returns the time at which a day starts in Istanbul. */
export function dayStart(day: string): string {
  return fromIstanbulTime(`${day}T00:00`);
}
