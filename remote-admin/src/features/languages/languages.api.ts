import type { BuiltInTexts, LanguageContents, LanguageRecord } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { getJson, sendForm } from '../../data/http.ts';
import { listQuery, readQuery, sharedQueryOptions, type Page } from '../../data/query.ts';
import { defaultFirst } from '../../data/use-languages.ts';

/**
 * Loads all languages or those that match `search`. Always current: the shared languages query of other screens may be
 * minutes old.
 */
export const languagesQuery = (search = '') => ({
  ...listQuery<LanguageRecord>(api.adminLanguages, search ? { search } : {}),
  select: ({ items, meta }: Page<LanguageRecord>) => ({ items: defaultFirst(items), meta }),
});

/** Loads the texts that come with the product in a language. They change with the version of the server only. */
export const builtInTextsQuery = (abbr: string) => ({
  ...readQuery<BuiltInTexts>(api.adminBuiltInTexts(abbr)),
  ...sharedQueryOptions,
});

export const createLanguage = (abbr: string, lang: string) => sendForm('POST', api.adminLanguages, { abbr, lang });

export const renameLanguage = (abbr: string, lang: string, version: number) =>
  sendForm('PUT', api.adminLanguages, { abbr, lang, version });

/** Counts the content that would be deleted with a language. */
export const readContents = (abbr: string) => getJson<LanguageContents>(api.adminLanguageContents(abbr));

export const deleteLanguage = (abbr: string) => sendForm('DELETE', api.adminLanguages, { abbr, with_texts: 1 });

export const switchLanguage = (abbr: string, active: 0 | 1) =>
  sendForm('PUT', `${api.adminLanguages}/active`, { abbr, active });

export const saveTexts = (input: Readonly<Record<string, unknown>>) =>
  sendForm('PUT', `${api.adminLanguages}/page-lang`, input);
