import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import { directionOf, type Language } from '@vitrin/shared-contracts/languages';
import { languageStore } from '@vitrin/shared-contracts/state';
import { storageKeys } from '@vitrin/shared-contracts/storage';

/**
 * Applies a language change to the document and the stored choice (product §4). The address decides the language of the
 * first page: opening a page in another language is not a choice, so it is stored only if nothing is stored yet.
 * Returns a function that ends this.
 */
export function followLanguage(): () => void {
  if (localStore.getItem(storageKeys.language) === null) storeLanguage(languageStore.get());
  return languageStore.subscribe(() => {
    const language = languageStore.get();
    document.documentElement.lang = language.abbr;
    document.documentElement.dir = directionOf(language.abbr);
    storeLanguage(language);
  });
}

function storeLanguage({ abbr, lang }: Language): void {
  localStore.setItem(storageKeys.language, JSON.stringify({ abbr, lang }));
}
