import { pageNavigation } from '../navigation/page-navigation.ts';
import { vitrinGlobal } from '../globals.ts';

/**
 * Reloads the document when Back navigation reaches another address before the shell is ready. After a reload such an
 * entry may belong to the same document, and nothing would render it. Fragment changes are left to the browser.
 */
export function followHistory(): void {
  const shown = location.pathname + location.search;
  addEventListener('popstate', () => {
    if (!vitrinGlobal().ready && location.pathname + location.search !== shown) pageNavigation.reload();
  });
}
