import { directionOf, type Language } from 'shared-contracts/languages';
import { languageStore } from 'shared-contracts/state';
import { storageKeys } from 'shared-contracts/storage';

/**
 * The document and the kept choice follow a change of the page's language (product §4). The address decides the language of the first
 * page: opening one in another language is no choice, so it is kept only where nothing is kept yet. Returns a stop.
 */
export function followLanguage(): () => void {
  if (!isKept()) keep(languageStore.get());
  return languageStore.subscribe(() => {
    const language = languageStore.get();
    document.documentElement.lang = language.abbr;
    document.documentElement.dir = directionOf(language.abbr);
    keep(language);
  });
}

function isKept(): boolean {
  try {
    return localStorage.getItem(storageKeys.language) !== null;
  } catch {
    return false;
  }
}

function keep({ abbr, lang }: Language): void {
  try {
    localStorage.setItem(storageKeys.language, JSON.stringify({ abbr, lang }));
  } catch {
    // A browser that keeps nothing still reads; the cookie carries the choice.
  }
}
