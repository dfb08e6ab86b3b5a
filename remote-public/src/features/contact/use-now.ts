import { useSyncExternalStore } from 'react';
import { clockTime, isoWeekday } from '../../shared/dates.ts';

/** Where the company is: ISO weekday, and the time as '09:05'. */
export interface Now {
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
  return `${isoWeekday(moment)} ${clockTime(moment)}`;
}

/** Null on the server and until the page is alive, so that both agree. */
export function useNow(): Now | null {
  const now = useSyncExternalStore<string | null>(eachMinute, read, () => null);
  const [day = '', time = ''] = now?.split(' ') ?? [];
  return now === null ? null : { day: Number(day), time };
}
