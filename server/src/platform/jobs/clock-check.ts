import { durations } from '@vitrin/shared-contracts/limits';
import type { ClockVerdict } from '@vitrin/shared-contracts/privacy';
import { jobTime, saveJobTime } from './job-times.repository.ts';
import type { Db } from '../database/tables.ts';

/** The clock of this machine, and the latest time that is known to be correct. */
export interface Clock {
  now: number;
  /** Null for an empty database. */
  seen: number | null;
  verdict: ClockVerdict;
}

/**
 * Returns when the newest row was written, for a database of an older version that stored no clock time; null for an
 * empty database.
 */
type NewestRow = (db: Db) => Promise<number | null>;

const noRows: NewestRow = async () => null;

/**
 * Compares the clock with the last recorded time. A running server records the time every few minutes. When the clock
 * differs greatly from the last record, either it has jumped or no server ran for long; only a user can decide which.
 */
export async function readClock(db: Db, newestRow: NewestRow = noRows): Promise<Clock> {
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
 * Records the current time when the clock is plausible. Must run before the start writes anything: for a database of an
 * older version the newest row serves as the last known time, and rows written with a wrong clock must not.
 */
export async function recordClock(db: Db, newestRow: NewestRow): Promise<Clock> {
  const clock = await readClock(db, newestRow);
  const { now, seen, verdict } = clock;
  await saveJobTime(db, 'clock', verdict === 'right' ? Math.max(now, seen ?? now) : (seen ?? now));
  return clock;
}

/** Records that a user has confirmed the clock. */
export async function confirmClock(trx: Db): Promise<void> {
  await saveJobTime(trx, 'clock', Date.now());
}

/**
 * Returns the time from which retention periods count: never before the last known time, so that a slow clock does not
 * shorten them.
 */
export async function retentionStart(db: Db): Promise<string> {
  return new Date(Math.max(Date.now(), (await jobTime(db, 'clock')) ?? 0)).toISOString();
}

/** Returns `at`, or the last known time if that is later; for a time read from the clock of this machine. */
export async function notBeforeKnownTime(db: Db, at: string): Promise<string> {
  const seen = await jobTime(db, 'clock');
  return seen !== null && seen > Date.parse(at) ? new Date(seen).toISOString() : at;
}
