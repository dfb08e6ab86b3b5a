import { useSyncExternalStore } from 'react';
import { isoWeekday } from '../../shared/dates.ts';

const never = () => () => {};

/** Today's ISO weekday where the company is; null on the server and until the page is alive, so that both agree. */
export function useToday(): number | null {
  return useSyncExternalStore(
    never,
    () => isoWeekday(new Date()),
    () => null,
  );
}
