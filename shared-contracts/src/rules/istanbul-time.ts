const ZONE = 'Europe/Istanbul';
const DAY_MS = 86_400_000;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const MIDNIGHT = '00:00';
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_MOMENT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** What clocks and calendars in Istanbul show; months are counted from 1. */
export interface ClockTime {
  day: number;
  month: number;
  year: number;
  hour: number;
  minute: number;
}

/** The part of `Temporal` that is used here. Safari and Node.js 24 have none. */
interface TemporalPart {
  Instant: { fromEpochMilliseconds(ms: number): { toZonedDateTimeISO(zone: string): ClockTime } };
}

let created: Intl.DateTimeFormat | undefined;

function format(): Intl.DateTimeFormat {
  return (created ??= new Intl.DateTimeFormat('tr-TR', {
    timeZone: ZONE,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));
}

/**
 * Returns date and time in Istanbul by the history of its time zone: +03:00 all year round since September 2016, before
 * that +02:00 in winter.
 * @param moment - valid date
 */
export function istanbulClock(moment: Date): ClockTime {
  // `Intl` loads the data of the locale with its first use, which takes 15 ms in each new page; `Temporal` takes none.
  const { Temporal } = globalThis as { Temporal?: TemporalPart };
  if (Temporal) return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(ZONE);
  const parts = format().formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as unknown as ClockTime;
}

/**
 * Converts a moment to what clocks in Istanbul show.
 * @param iso - ISO time
 * @returns `YYYY-MM-DDTHH:mm`; empty for an invalid time
 */
export function toIstanbulTime(iso: string): string {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? '' : new Date(wallClockMs(moment)).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/**
 * Converts what clocks in Istanbul show to the moment. Of an hour that was repeated at the end of a summer time it
 * takes the first, and an hour that was left out at its beginning becomes the next one.
 * @param local - `YYYY-MM-DDTHH:mm`
 * @returns ISO time in UTC; empty for any other text and for a date that does not exist
 */
export function fromIstanbulTime(local: string): string {
  const wall = LOCAL_TIME.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, local.length) !== local) return '';
  const before = wall - offsetMs(wall - DAY_MS);
  const after = wall - offsetMs(wall + DAY_MS);
  const moment = wallClockMs(before) !== wall && wallClockMs(after) === wall ? after : before;
  return new Date(moment).toISOString();
}

/**
 * Reads an ISO time or day. One without an offset is a time in Istanbul, wherever the program runs; a day begins at
 * midnight.
 * @returns ISO time in UTC; null for any other text and for a date that does not exist
 */
export function parseMoment(text: string): string | null {
  if (ISO_DAY.test(text)) return fromIstanbulTime(`${text}T${MIDNIGHT}`) || null;
  const [, local = '', offset] = ISO_MOMENT.exec(text) ?? [];
  const inIstanbul = fromIstanbulTime(local);
  // Also with an offset, because `Date.parse` reads 31 February as 3 March.
  if (inIstanbul === '') return null;
  if (offset === undefined) return inIstanbul;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

/** Returns the milliseconds that clocks in Istanbul are ahead of UTC at a moment. */
function offsetMs(moment: number): number {
  return wallClockMs(moment) - moment;
}

/** Returns the time that clocks in Istanbul show, as if they showed UTC, with the seconds of the moment. */
function wallClockMs(moment: number): number {
  const { year, month, day, hour, minute } = istanbulClock(new Date(moment));
  return Date.UTC(year, month - 1, day, hour, minute) + (moment % 60_000);
}
