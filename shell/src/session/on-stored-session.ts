/** Milliseconds to wait for all three session records, which are written one by one. */
const STORAGE_DEBOUNCE_MS = 100;

/** Calls `compare` whenever another tab may have written the session records. Active for the lifetime of the page. */
export function onStoredSession(compare: () => void): void {
  let settling: ReturnType<typeof setTimeout>;
  addEventListener('storage', () => {
    clearTimeout(settling);
    settling = setTimeout(compare, STORAGE_DEBOUNCE_MS);
  });
  // A page that was frozen or in the back/forward cache has received no events.
  addEventListener('pageshow', compare);
  document.addEventListener('visibilitychange', compare);
}
