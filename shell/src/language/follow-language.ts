import { directionOf, type Language } from '@vitrin/shared-contracts/languages';
import { languageStore } from '@vitrin/shared-contracts/state';
import { storageKeys } from '@vitrin/shared-contracts/storage';

/**
 * Applies a language change to the document and the stored choice (product §4). The address decides the language of the
 * first page: opening a page in another language is not a choice, so it is stored only if nothing is stored yet.
 * Returns a function that ends this.
 */
export function followLanguage(): () => void {
  if (!isStored()) storeLanguage(languageStore.get());
  return languageStore.subscribe(() => {
    const language = languageStore.get();
    document.documentElement.lang = language.abbr;
    document.documentElement.dir = directionOf(language.abbr);
    storeLanguage(language);
  });
}

function isStored(): boolean {
  try {
    return localStorage.getItem(storageKeys.language) !== null;
  } catch {
    return false;
  }
}

function storeLanguage({ abbr, lang }: Language): void {
  try {
    localStorage.setItem(storageKeys.language, JSON.stringify({ abbr, lang }));
  } catch {
    // The site can be read without storage; the cookie contains the choice.
  }
}
