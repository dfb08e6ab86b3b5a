import { useIsIdle } from '../use-is-idle.ts';

/** Pixels; no row of a list is lower. */
const ROW_HEIGHT = 64;
/** Pixels; header, heading and toolbar are above every list. */
const ABOVE_LIST = 192;

/** Returns the rows that the window can show, and all rows once the browser is idle. */
export function useFirstRows<T>(items: readonly T[]): readonly T[] {
  const isIdle = useIsIdle();
  return isIdle ? items : items.slice(0, Math.ceil((globalThis.innerHeight - ABOVE_LIST) / ROW_HEIGHT));
}
