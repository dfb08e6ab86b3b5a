/**
 * Calls the action when the main thread is idle, after `latestMs` milliseconds at the latest. Safari does not support
 * `requestIdleCallback`; there it waits as long.
 */
export function whenIdle(action: () => void, latestMs: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action, { timeout: latestMs });
  else setTimeout(action, latestMs);
}
