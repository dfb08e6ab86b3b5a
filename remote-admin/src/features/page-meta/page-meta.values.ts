import type { LanguageRecord } from 'shared-contracts/languages';
import { pageMetaInputSchema, type MetaRoute, type PageMetaRecord } from 'shared-contracts/page-meta';
import { validate } from 'shared-contracts/validation';
import { sentLanguages } from '../../shared/form/sent-languages.ts';

export interface PageMetaTranslationValues {
  title: string;
  description: string;
}

export interface PageMetaValues {
  translations: Record<string, PageMetaTranslationValues>;
}

/** `form_data` of the write. */
export interface PageMetaInput {
  route: MetaRoute;
  version: number;
  translations: Record<string, PageMetaTranslationValues | null>;
}

export const blankMeta: PageMetaTranslationValues = { title: '', description: '' };

export function pageMetaValues({ translations }: PageMetaRecord, languages: readonly LanguageRecord[]): PageMetaValues {
  const entries = languages.map(({ abbr }) => {
    const { title, description } = translations[abbr] ?? {};
    return [abbr, { title: title ?? '', description: description ?? '' }];
  });
  return { translations: Object.fromEntries(entries) as PageMetaValues['translations'] };
}

export function pageMetaInput(
  { translations }: PageMetaValues,
  { route, translations: stored }: PageMetaRecord,
  version: number,
): PageMetaInput {
  const isBlank = ({ title, description }: PageMetaTranslationValues) => !title.trim() && !description.trim();
  return { route, version, translations: sentLanguages(translations, Object.keys(stored), isBlank) };
}

export function pageMetaErrors(input: PageMetaInput): Readonly<Record<string, string>> {
  return validate(pageMetaInputSchema, input).errors ?? {};
}
