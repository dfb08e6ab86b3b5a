import { changeLanguageCall } from 'shared-contracts/first-paths';
import { storageKeys } from 'shared-contracts/storage';
import { vitrinGlobal } from '../globals.ts';

/** A choice of a language that the browser follows as a link is kept before the page is left (product §4); the call sets the cookie. */
export function keepLanguage(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a');
      if (!link?.pathname.startsWith(changeLanguageCall) || (vitrinGlobal().ready && link.dataset.language)) return;
      const language = { abbr: link.pathname.slice(changeLanguageCall.length), lang: link.textContent };
      try {
        localStorage.setItem(storageKeys.language, JSON.stringify(language));
      } catch {
        // Without storage there is still the cookie.
      }
    },
    true,
  );
}
