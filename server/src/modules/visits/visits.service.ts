import { setImmediate } from 'node:timers/promises';
import { visitDimensions, type VisitCount, type VisitDimension, type Visits } from '@vitrin/shared-contracts/visits';
import type { Db } from '../../platform/database/tables.ts';
import { dayAfter, daysFrom, istanbulDay } from '../../platform/istanbul-day.ts';
import { MAX_VALUES, visitsByDay, visitsByValue, type Span } from './visits.repository.ts';

const TOP_COUNT = 20;
/** Days that one statement may read: none scans more than 5,000 rows (product §10). */
const MAX_DAYS_PER_QUERY = Math.floor(5_000 / (MAX_VALUES + 1));

/**
 * Returns the visits of the last days including today, the total of the same number of days before them, and the most
 * frequent values.
 */
export async function readVisits(db: Db, days: number): Promise<Visits> {
  const last = istanbulDay();
  const first = dayAfter(last, 1 - days);
  const counts = await visitsByDay(db, { first: dayAfter(first, -days), last });
  const countOf = (day: string) => counts.get(day) ?? 0;
  const shown = daysFrom(first, days).map((day) => ({
    day,
    count: countOf(day),
    previous: countOf(dayAfter(day, -days)),
  }));
  return {
    days: shown,
    total: shown.reduce((sum, { count }) => sum + count, 0),
    previous_total: shown.reduce((sum, { previous }) => sum + previous, 0),
    top: await topByDimension(db, first, days),
  };
}

/** Returns the paths that visitors have read most in the last days. */
export async function mostReadPaths(db: Db, days: number): Promise<string[]> {
  const first = dayAfter(istanbulDay(), 1 - days);
  return (await topValues(db, 'page', spansOf(first, days))).map(({ value }) => value);
}

async function topByDimension(db: Db, first: string, days: number): Promise<Visits['top']> {
  const top: Partial<Visits['top']> = {};
  for (const dimension of visitDimensions) top[dimension] = await topValues(db, dimension, spansOf(first, days));
  return top as Visits['top'];
}

async function topValues(db: Db, dimension: VisitDimension, spans: readonly Span[]): Promise<VisitCount[]> {
  const sums = new Map<string, number>();
  for (const span of spans) {
    for (const { value, count } of await visitsByValue(db, dimension, span))
      sums.set(value, (sums.get(value) ?? 0) + count);
    // The embedded database runs synchronously and would otherwise block other requests.
    await setImmediate();
  }
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .toSorted((left, right) => right.count - left.count || left.value.localeCompare(right.value, 'tr'))
    .slice(0, TOP_COUNT);
}

function spansOf(first: string, days: number): Span[] {
  const starts = Array.from({ length: Math.ceil(days / MAX_DAYS_PER_QUERY) }, (_, index) => index * MAX_DAYS_PER_QUERY);
  return starts.map((start) => ({
    first: dayAfter(first, start),
    last: dayAfter(first, Math.min(start + MAX_DAYS_PER_QUERY, days) - 1),
  }));
}
