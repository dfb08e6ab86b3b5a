import { changeLanguageEndpoint } from '@vitrin/shared-contracts/first-paths';
import { storageKeys } from '@vitrin/shared-contracts/storage';
import { vitrinGlobal } from '../globals.ts';

/**
 * Stores a language chosen with a link that the browser follows, before the page is unloaded (product §4); the call
 * sets the cookie.
 */
export function storeChosenLanguage(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a');
      if (!link?.pathname.startsWith(changeLanguageEndpoint) || (vitrinGlobal().ready && link.dataset.language)) return;
      const language = { abbr: link.pathname.slice(changeLanguageEndpoint.length), lang: link.textContent };
      try {
        // oxlint-disable-next-line no-restricted-globals -- the guarded storage is larger than the rest of the loader
        localStorage.setItem(storageKeys.language, JSON.stringify(language));
      } catch {
        // Without storage there is still the cookie.
      }
    },
    true,
  );
}
