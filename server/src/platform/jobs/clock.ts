import { durations } from 'shared-contracts/limits';
import type { ClockVerdict } from 'shared-contracts/privacy';
import { jobTime, saveJobTime } from './job-times.repository.ts';
import type { Db } from '../database/tables.ts';

/** The clock of this machine beside the latest time that is known to have been right. */
export interface Clock {
  now: number;
  /** Null for a database without a single row. */
  seen: number | null;
  verdict: ClockVerdict;
}

/** When the newest row was written, as an older version left it; null for a database without a single row. */
type NewestRow = (db: Db) => Promise<number | null>;

const neverWritten: NewestRow = async () => null;

/**
 * A running server notes the time every few minutes. Where the clock is far from what was noted last, either it has
 * jumped or no server ran for long: only a person can tell which.
 */
export async function readClock(db: Db, newestRow: NewestRow = neverWritten): Promise<Clock> {
  const now = Date.now();
  const seen = (await jobTime(db, 'clock')) ?? (await newestRow(db));
  return { now, seen, verdict: verdictOf(now, seen) };
}

function verdictOf(now: number, seen: number | null): ClockVerdict {
  if (seen === null) return 'right';
  if (now - seen > durations.clockAheadMs) return 'ahead';
  return seen - now > durations.clockBehindMs ? 'behind' : 'right';
}

/**
 * Notes the time where the clock goes right. Comes before anything is written at the start: a database of an older
 * version tells the time by its newest row, and rows of a clock that has jumped must not.
 */
export async function noteClock(db: Db, newestRow: NewestRow): Promise<Clock> {
  const clock = await readClock(db, newestRow);
  const { now, seen, verdict } = clock;
  await saveJobTime(db, 'clock', verdict === 'right' ? Math.max(now, seen ?? now) : (seen ?? now));
  return clock;
}

/** A person has said that the clock is right. */
export async function confirmClock(trx: Db): Promise<void> {
  await saveJobTime(trx, 'clock', Date.now());
}

/** The time from which periods count: never before what is known to be past, so that a slow clock shortens none. */
export async function periodStart(db: Db): Promise<string> {
  return new Date(Math.max(Date.now(), (await jobTime(db, 'clock')) ?? 0)).toISOString();
}

/** The same for a moment that is told by the clock of this machine. */
export async function notBeforeClock(db: Db, at: string): Promise<string> {
  const seen = await jobTime(db, 'clock');
  return seen !== null && seen > Date.parse(at) ? new Date(seen).toISOString() : at;
}
