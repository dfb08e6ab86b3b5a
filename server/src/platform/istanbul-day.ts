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

/** The day in Istanbul at a moment, as `YYYY-MM-DD`. Days there begin with a whole hour, so it is worked out once an hour. */
export function istanbulDay(now = Date.now()): string {
  const hour = Math.floor(now / HOUR_MS);
  if (known.hour !== hour) known = { hour, day: calendar.format(now) };
  return known.day;
}

/** The day that many days later, or earlier for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** `count` days from `first` on, none left out. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

/** The same day that many months later, or earlier for a negative number; the month's last day where it has no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** The moment at which a day begins in Istanbul, which has kept UTC+3 all year round since 2016. */
export function dayStart(day: string): string {
  return new Date(`${day}T00:00:00.000+03:00`).toISOString();
}
