/** Istanbul has kept UTC+3 all year round since 2016. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;

/** The value of a `datetime-local` input in Istanbul time; empty for what is no moment. */
export function toInputTime(iso: string): string {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? '' : new Date(moment + OFFSET_MS).toISOString().slice(0, 16);
}

/** ISO time in UTC of what the input says; empty when it says nothing. */
export function fromInputTime(local: string): string {
  const moment = Date.parse(`${local}:00${OFFSET}`);
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString();
}
