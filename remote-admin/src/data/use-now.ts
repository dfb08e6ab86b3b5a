import { useSyncExternalStore } from 'react';

const STEP_MS = 10_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, STEP_MS);
    // Browsers throttle the timers of a background page.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

function current(): number {
  // The value was not updated while there were no subscribers.
  if (listeners.size === 0 && Math.abs(Date.now() - now) > STEP_MS / 10) now = Date.now();
  return now;
}

/** Returns the current time, updated while the page is open; all subscribers share one timer. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, current));
}
