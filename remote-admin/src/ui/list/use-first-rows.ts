import { useIsIdle } from '../../data/use-is-idle.ts';

/** Pixels; no row of a list is lower. */
const ROW_HEIGHT = 64;
/** Pixels; header, heading and toolbar are above every list. */
const ABOVE_LIST = 192;

interface FirstRows<T> {
  rows: readonly T[];
  /** Whether these are all rows. */
  isComplete: boolean;
}

/** Returns the rows that the window can show, and all rows once the browser is idle. */
export function useFirstRows<T>(items: readonly T[]): FirstRows<T> {
  const isIdle = useIsIdle();
  const first = Math.ceil((globalThis.innerHeight - ABOVE_LIST) / ROW_HEIGHT);
  return { rows: isIdle ? items : items.slice(0, first), isComplete: isIdle };
}
