/** Milliseconds after which work starts even if the page is busy. */
const TIMEOUT_MS = 2_000;

/** Resolves when the browser has nothing urgent to do: the screen is usable. Safari has no `requestIdleCallback`. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve, 0);
  });
}
