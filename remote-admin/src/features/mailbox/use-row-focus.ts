import { useLayoutEffect, useRef } from 'react';
import { rowId } from './message-row.tsx';

/** The reading view closes with the focus in it: the list goes on at the row of the message that was read. */
export function useRowFocus(message: number | null): void {
  const read = useRef(message);
  useLayoutEffect(() => {
    const left = read.current;
    read.current = message;
    if (left === null || message !== null || document.activeElement !== document.body) return;
    document.getElementById(rowId(left))?.focus({ preventScroll: true });
  }, [message]);
}
