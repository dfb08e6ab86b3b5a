/** Milliseconds between two comparisons of the clocks; far below the 24.8 days that a browser timer can count. */
const COMPARE_INTERVAL_MS = 60_000;

/** Milliseconds; with a larger difference between the two clocks, the system clock was changed or the machine slept. */
const MAX_DRIFT_MS = 30_000;

interface ExpiryHandlers {
  /** Called when the session has expired. */
  onExpired: () => void;
  /**
   * Called when only the server knows the remaining time; repeated at every comparison until a new watch is started.
   */
  onUncertain: () => void;
}

/**
 * Watches the end of a session, however far ahead it is. Uses the monotonic clock of the page, which cannot be set.
 * That clock may stop while the machine sleeps, so a jump between it and the wall clock calls `doubt`. Returns a
 * function that stops the watch.
 */
export function watchExpiry(expiresAt: Date, { onExpired, onUncertain }: ExpiryHandlers): () => void {
  const started = { page: performance.now(), wall: Date.now() };
  const deadline = started.page + expiresAt.getTime() - started.wall;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
  const look = () => {
    clearTimeout(timer);
    const now = performance.now();
    if (now >= deadline) {
      stop();
      onExpired();
      return;
    }
    timer = setTimeout(look, Math.min(deadline - now, COMPARE_INTERVAL_MS));
    const apart = Date.now() - started.wall - (now - started.page);
    if (Math.abs(apart) > MAX_DRIFT_MS) onUncertain();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  look();
  return stop;
}
