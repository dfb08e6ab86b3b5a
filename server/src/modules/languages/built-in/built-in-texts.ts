import { builtInLanguageOf, type BuiltInLanguage } from '@vitrin/shared-contracts/languages';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { formTexts as arabicForms } from './ar/form-texts.ts';
import { listTexts as arabicLists } from './ar/list-texts.ts';
import { pageTexts as arabicPages } from './ar/page-texts.ts';
import { formTexts as germanForms } from './de/form-texts.ts';
import { listTexts as germanLists } from './de/list-texts.ts';
import { pageTexts as germanPages } from './de/page-texts.ts';
import { formTexts as englishForms } from './en/form-texts.ts';
import { listTexts as englishLists } from './en/list-texts.ts';
import { pageTexts as englishPages } from './en/page-texts.ts';
import { formTexts as russianForms } from './ru/form-texts.ts';
import { listTexts as russianLists } from './ru/list-texts.ts';
import { pageTexts as russianPages } from './ru/page-texts.ts';

/** Complete static texts by language. They are in the server only: a browser gets those of its language. */
const texts: Readonly<Record<BuiltInLanguage, StaticTexts>> = {
  en: { ...englishPages, ...englishLists, ...englishForms },
  de: { ...germanPages, ...germanLists, ...germanForms },
  ar: { ...arabicPages, ...arabicLists, ...arabicForms },
  ru: { ...russianPages, ...russianLists, ...russianForms },
};

/**
 * Returns the static texts that come with the product in a language; null for a language without them.
 * @param abbr - language abbreviation (BCP 47); regions share the texts of their language
 */
export function builtInTexts(abbr: string): StaticTexts | null {
  const language = builtInLanguageOf(abbr);
  return language && texts[language];
}
