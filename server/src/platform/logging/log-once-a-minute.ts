const MINUTE_MS = 60_000;

/**
 * Returns a function that calls `log` at most once a minute, with the number of calls since the last one: a condition
 * that concerns every request must not fill the log.
 */
export function onceAMinute<T>(log: (first: T, count: number) => void, now = () => Date.now()): (value: T) => void {
  let lastAt = -Infinity;
  let count = 0;
  return (value) => {
    count += 1;
    if (now() - lastAt < MINUTE_MS) return;
    log(value, count);
    lastAt = now();
    count = 0;
  };
}
