/** The clocks are compared this often: far below the 24.8 days that a browser's timer can count. */
const LOOK_MS = 60_000;

/** More than this between the two clocks, and somebody has set the machine's, or it has slept. */
const JUMP_MS = 30_000;

interface Turns {
  /** The time is over. */
  end: () => void;
  /** Only the server knows how much is left; said again at every look until the clock is started anew. */
  doubt: () => void;
}

/**
 * Watches the end of a session, however far ahead it is. Uses the monotonic clock of the page, which cannot be set.
 * That clock may stop while the machine sleeps, so a jump between it and the wall clock calls `doubt`. Returns a
 * function that stops the watch.
 */
export function watchExpiry(expiresAt: Date, { end, doubt }: Turns): () => void {
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
      end();
      return;
    }
    timer = setTimeout(look, Math.min(deadline - now, LOOK_MS));
    const apart = Date.now() - started.wall - (now - started.page);
    if (Math.abs(apart) > JUMP_MS) doubt();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  look();
  return stop;
}
