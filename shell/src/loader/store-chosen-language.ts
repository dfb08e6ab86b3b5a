import { changeLanguageEndpoint } from '@vitrin/shared-contracts/first-paths';
import { localStore } from '@vitrin/shared-contracts/guarded-storage';
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
      localStore.setItem(storageKeys.language, JSON.stringify(language));
    },
    true,
  );
}
