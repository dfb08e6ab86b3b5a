import { fromIstanbulTime, toIstanbulTime } from './istanbul-time.ts';

/** Whether visitors can apply for a job, and why not. */
export type OpeningState =
  | 'open'
  /** Switched off by staff. */
  | 'off'
  /** Its last day is over. */
  | 'ended';

/** What decides whether a job opening takes applications. */
export interface OpeningFacts {
  active: 0 | 1;
  /** Last day for applications, as `YYYY-MM-DD`; null without one. */
  closes_on: string | null;
}

/** Turkish labels of the states, for the panel. */
export const openingStateLabels: Readonly<Record<OpeningState, string>> = {
  open: 'Başvuruya açık',
  ended: 'Süresi doldu',
  off: 'Yayında değil',
};

/**
 * Returns whether a job opening takes applications: through the end of its last day in Istanbul.
 * @param facts - the job opening
 * @param now - time for which it is asked
 */
export function openingState({ active, closes_on }: OpeningFacts, now: Date): OpeningState {
  if (active === 0) return 'off';
  return closes_on !== null && closes_on < openingDay(now) ? 'ended' : 'open';
}

/**
 * Returns the day in Istanbul at a time, as `YYYY-MM-DD`: an opening with an earlier last day is over.
 * @param now - time for which it is asked
 */
export function openingDay(now: Date): string {
  return toIstanbulTime(now.toISOString()).slice(0, 'YYYY-MM-DD'.length);
}

/**
 * Returns the moment at which an opening is over: the end of its last day in Istanbul.
 * @param closesOn - last day, as `YYYY-MM-DD`
 * @returns ISO time in UTC
 */
export function closingTime(closesOn: string): string {
  const next = new Date(`${closesOn}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return fromIstanbulTime(`${next.toISOString().slice(0, 'YYYY-MM-DD'.length)}T00:00`);
}
