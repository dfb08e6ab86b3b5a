import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which the rest is rendered even if the page is busy. */
const TIMEOUT_MS = 2_000;

/**
 * Returns false for the first rendering, and true once the browser is idle: what the window does not show is rendered
 * when the screen is usable. Always true in Safari, which has no `requestIdleCallback`.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(typeof requestIdleCallback !== 'function');
  useEffect(() => {
    if (isIdle) return undefined;
    const waiting = requestIdleCallback(() => startTransition(() => setIsIdle(true)), { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(waiting);
  }, [isIdle]);
  return isIdle;
}
