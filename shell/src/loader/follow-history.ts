import { departure } from '../navigation/departure.ts';
import { vitrinGlobal } from '../globals.ts';

/**
 * After a reload the way back may lead to an entry of the same document, which nobody shows until the shell is there: it is loaded.
 * Fragments are the browser's own.
 */
export function followHistory(): void {
  const shown = location.pathname + location.search;
  addEventListener('popstate', () => {
    if (!vitrinGlobal().ready && location.pathname + location.search !== shown) departure.reload();
  });
}
