import { useSyncExternalStore } from 'react';
import { clockTime, isoDay, isoWeekday } from '../dates.ts';

/** Local time of the company: day as '2026-10-29', ISO weekday, and the time as '09:05'. */
export interface Now {
  date: string;
  day: number;
  time: string;
}

const MINUTE_MS = 60_000;

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

function read(): string {
  const moment = new Date();
  return `${isoDay(moment)} ${isoWeekday(moment)} ${clockTime(moment)}`;
}

/** Returns the local time of the company; null on the server and until hydration, so that both render the same. */
export function useNow(): Now | null {
  const now = useSyncExternalStore<string | null>(eachMinute, read, () => null);
  const [date = '', day = '', time = ''] = now?.split(' ') ?? [];
  return now === null ? null : { date, day: Number(day), time };
}
