import { pathInLanguage, splitLanguage } from 'shared-contracts/paths';
import { languageStore } from 'shared-contracts/state';
import { fill, type StaticTexts } from 'shared-contracts/static-texts';
import type { RootData } from '../../shared/root-data.ts';
import { prepareLanguage, type Site } from './prepare-language.ts';

/** Reads the page at an address, without the language, that replaces the one it is at; the shell adds the language shown by then. */
export type ReplacePage = (address: string) => Promise<void>;

export interface LanguageWish {
  site: Site;
  abbr: string;
  /** What is shown now. */
  shown: RootData;
  replace: ReplacePage;
}

/**
 * Shows another language of the page the visitor is at by then, at its address in that language. Returns the texts of
 * the new language; throws, with nothing changed, when something of it cannot be read.
 */
export async function showLanguage({ site, abbr, shown, replace }: LanguageWish): Promise<StaticTexts> {
  const { language, texts, rehearse, handOver } = await prepareLanguage(site, abbr, shown);
  let asked: string;
  let address: string;
  do {
    asked = shownPage(shown);
    address = await rehearse(asked);
  } while (asked !== shownPage(shown));
  const end = handOver();
  languageStore.set(language);
  await replace(address);
  end();
  replaceTexts(texts, { language: abbr, languages: shown.languages });
  return texts;
}

/** The address without the language: what routes know. */
function shownPage({ languages }: RootData): string {
  const { path } = splitLanguage(
    location.pathname,
    languages.map(({ abbr }) => abbr),
  );
  return path + location.search;
}

/**
 * What stands in the document outside the page's own tree (the consent notice) names its text by `data-text`
 * (`consent.title`); places in the text are filled from further data attributes, links lead to the page in the new language.
 */
function replaceTexts(texts: StaticTexts, { language, languages }: Pick<RootData, 'language' | 'languages'>): void {
  const abbreviations = languages.map(({ abbr }) => abbr);
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    const { text: path = '', ...values } = element.dataset;
    const [group = '', key = ''] = path.split('.');
    const found: unknown = (texts as unknown as Record<string, Record<string, unknown> | undefined>)[group]?.[key];
    if (typeof found === 'string') element.textContent = fill(found, values as Record<string, string>);
    if (element instanceof HTMLAnchorElement)
      element.href = pathInLanguage(splitLanguage(element.pathname, abbreviations).path, language);
  }
}
