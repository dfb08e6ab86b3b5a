/** Milliseconds after which work starts even if the page is busy. */
const TIMEOUT_MS = 2_000;

/** False in Safari. */
export const canWaitForIdle = () => typeof requestIdleCallback === 'function';

/**
 * Calls back in the second idle period of the browser, because the first one is short and follows the first paint: a
 * screen that was just opened must react to input before more of it is rendered. Returns a function that cancels it.
 */
export function onIdle(action: () => void): () => void {
  if (!canWaitForIdle()) {
    const timer = setTimeout(action, 0);
    return () => clearTimeout(timer);
  }
  const options = { timeout: TIMEOUT_MS };
  let waiting = requestIdleCallback(() => {
    waiting = requestIdleCallback(action, options);
  }, options);
  return () => cancelIdleCallback(waiting);
}

/** Resolves when the screen is usable and the browser has nothing urgent to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => void onIdle(resolve));
}
