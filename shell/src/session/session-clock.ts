/** Longest single timer: browsers fire anything over 24.8 days at once, and sleep stops timers. */
const LONGEST_MS = 6 * 3_600_000;

/** Calls `end` once the moment has come, however far ahead it is; also when a sleeping page wakes. Returns a stop. */
export function watchExpiry(expiresAt: Date, end: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
  const check = () => {
    clearTimeout(timer);
    const left = expiresAt.getTime() - Date.now();
    if (left <= 0) {
      stop();
      end();
      return;
    }
    timer = setTimeout(check, Math.min(left, LONGEST_MS));
  };
  document.addEventListener('visibilitychange', check);
  check();
  return stop;
}
