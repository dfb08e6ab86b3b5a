import { directionOf, type Language } from 'shared-contracts/languages';
import { languageStore } from 'shared-contracts/state';
import { storageKeys } from 'shared-contracts/storage';

/**
 * The document and the kept choice follow the page's language (spec §4, design §11): at the start storage is made to match
 * what the server sent, never the reverse. Returns a stop.
 */
export function followLanguage(): () => void {
  keep(languageStore.get());
  return languageStore.subscribe(() => {
    const language = languageStore.get();
    document.documentElement.lang = language.abbr;
    document.documentElement.dir = directionOf(language.abbr);
    keep(language);
  });
}

function keep({ abbr, lang }: Language): void {
  try {
    localStorage.setItem(storageKeys.language, JSON.stringify({ abbr, lang }));
  } catch {
    // A browser that keeps nothing still reads; the cookie carries the choice.
  }
}
