import type { DayRange } from '../database/page-request.ts';
import { dayAfter, dayStart } from '../istanbul-day.ts';
import { queryText } from './paging.ts';
import { problems } from './problem.ts';

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

/** Parses the query parameters `from` and `to`: days in the Istanbul time zone, both inclusive. */
export function dayRange(query: unknown): DayRange {
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  return { from: from === null ? null : dayStart(from), before: to === null ? null : dayStart(dayAfter(to, 1)) };
}

function dayIn(query: unknown, name: string): string | null {
  const day = queryText(query, name) || null;
  if (day !== null && (!DAY.test(day) || dayStart(day) === '')) throw problems.malformed('Tarih geçersiz.');
  return day;
}
