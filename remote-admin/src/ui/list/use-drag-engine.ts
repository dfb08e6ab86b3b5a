import { type RefObject, startTransition, useEffect, useState } from 'react';
import type * as Engine from './drag-engine.tsx';

/** Milliseconds after the rows are shown: the list is usable, and the library for dragging may be loaded. */
const DELAY_MS = 500;

let loaded: typeof Engine | null = null;

/**
 * Loads dragging after the rows are shown, or when the pointer or the focus comes to them. Returns null until then. A
 * failure is ignored; the next approach tries again.
 */
export function useDragEngine(list: RefObject<HTMLElement | null>, isNeeded: boolean): typeof Engine | null {
  const [engine, setEngine] = useState(loaded);
  useEffect(() => {
    const element = list.current;
    if (!isNeeded || engine || !element) return undefined;
    const load = () => void loadEngine().then(() => startTransition(() => setEngine(loaded)));
    const timer = setTimeout(load, DELAY_MS);
    element.addEventListener('pointerenter', load);
    element.addEventListener('focusin', load);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerenter', load);
      element.removeEventListener('focusin', load);
    };
  }, [list, isNeeded, engine]);
  return isNeeded ? engine : null;
}

async function loadEngine(): Promise<void> {
  loaded ??= await import('./drag-engine.tsx').catch(() => null);
}
