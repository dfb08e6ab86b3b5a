import { pathInLanguage, splitLanguage } from 'shared-contracts/paths';
import { fill, type StaticTexts } from 'shared-contracts/static-texts';
import type { RootData } from '../../shared/root-data.ts';

/**
 * What stands in the document outside the page's own tree (the consent notice) names its text by `data-text`
 * (`consent.title`); places in the text are filled from further data attributes, links lead to the page in the new language.
 */
export function replaceTexts(
  texts: StaticTexts,
  { language, languages }: Pick<RootData, 'language' | 'languages'>,
): void {
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
