/** Istanbul has kept UTC+3 all year round since 2016. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;

/** Returns the value of a `datetime-local` input in Istanbul time; empty for an invalid time. */
export function toInputTime(iso: string): string {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? '' : new Date(moment + OFFSET_MS).toISOString().slice(0, 16);
}

/** Returns the input value as ISO time in UTC; empty for an empty input. */
export function fromInputTime(local: string): string {
  const moment = Date.parse(`${local}:00${OFFSET}`);
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString();
}
