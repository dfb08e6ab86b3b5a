import { pathInLanguage, splitLanguage } from '@vitrin/shared-contracts/paths';
import { languageStore } from '@vitrin/shared-contracts/state';
import { fill, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { textsLanguage, type RootData } from '../../shared/root-data.ts';
import { currentRoutePath } from '../../shared/route-path.ts';
import { prepareLanguage, type Site } from './prepare-language.ts';

/**
 * Replaces the current page with the page at an address without the language prefix; the shell adds the prefix of the
 * language shown at that time.
 */
export type ReplacePage = (address: string) => Promise<void>;

export interface LanguageRequest {
  site: Site;
  abbr: string;
  /** Root data of the current page. */
  shown: RootData;
  replace: ReplacePage;
}

/**
 * Shows the current page in another language, at its address in that language; loads again if the visitor navigates
 * meanwhile. Returns the texts of the new language; throws, with nothing changed, when a part cannot be loaded.
 */
export async function showLanguage({ site, abbr, shown, replace }: LanguageRequest): Promise<StaticTexts> {
  const { language, texts, loadPage, handOver } = await prepareLanguage(site, abbr, shown);
  let asked: string;
  let address: string;
  do {
    asked = currentRoutePath(shown) + location.search;
    address = await loadPage(asked);
  } while (asked !== currentRoutePath(shown) + location.search);
  const end = handOver();
  languageStore.set(language);
  await replace(address);
  end();
  replaceTexts(texts, { language: abbr, languages: shown.languages });
  return texts;
}

/**
 * Replaces the texts outside the React root (the consent notice), which are named by `data-text` (`consent.title`).
 * Placeholders are filled from the other data attributes, and links point to the page in the new language.
 */
function replaceTexts(texts: StaticTexts, root: Pick<RootData, 'language' | 'languages'>): void {
  const { language, languages } = root;
  const lang = textsLanguage(root);
  for (const part of document.querySelectorAll<HTMLElement>('[data-texts]'))
    if (lang === language) part.removeAttribute('lang');
    else part.lang = lang;
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
