import { languageStore } from 'shared-contracts/state';
import type { StaticTexts } from 'shared-contracts/static-texts';
import type { RootData } from '../../shared/root-data.ts';
import { prepareLanguage, type Site } from './prepare-language.ts';
import { replaceTexts } from './replace-texts.ts';

/** The two ways a router reads a page again: at its address, or at another that replaces it. */
export interface PageReader {
  revalidate: () => Promise<void>;
  replace: (address: string) => Promise<void>;
}

export interface LanguageWish {
  site: Site;
  abbr: string;
  /** What is shown now. */
  shown: RootData;
  page: PageReader;
}

/**
 * Shows another language at the address the visitor is at by then; a slug page replaces its address. Returns the texts of
 * the new language; throws, with nothing changed, when something of it cannot be read.
 */
export async function showLanguage({ site, abbr, shown, page }: LanguageWish): Promise<StaticTexts> {
  const { language, texts, rehearse, handOver } = await prepareLanguage(site, abbr, shown);
  let asked: string;
  let address: string;
  do {
    asked = addressWithoutLanguage();
    address = await rehearse(asked);
  } while (asked !== addressWithoutLanguage());
  const end = handOver();
  languageStore.set(language);
  await (address === location.pathname + location.search ? page.revalidate() : page.replace(address));
  end();
  replaceTexts(texts);
  return texts;
}

/** `?lang=` names the language of a document; after a change it would name the wrong one. */
function addressWithoutLanguage(): string {
  const query = new URLSearchParams(location.search);
  query.delete('lang');
  return location.pathname + (query.size > 0 ? `?${query}` : '');
}
