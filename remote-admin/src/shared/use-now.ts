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
    // Browsers stop the clock of a page that lies behind others.
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
  // Nothing has kept it up while nothing was shown.
  if (listeners.size === 0 && Math.abs(Date.now() - now) > STEP_MS / 10) now = Date.now();
  return now;
}

/** The time, moving while the page stays open; one timer for all who ask. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, current));
}
