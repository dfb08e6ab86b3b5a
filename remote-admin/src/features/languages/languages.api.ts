import type { LanguageContents } from 'shared-contracts/languages';
import { api } from 'shared-contracts/paths';
import type { PageLang } from 'shared-contracts/static-texts';
import { getJson, sendForm } from '../../shared/http.ts';

export const createLanguage = (abbr: string, lang: string) => sendForm('POST', api.adminLanguages, { abbr, lang });

export const renameLanguage = (abbr: string, lang: string, version: number) =>
  sendForm('PUT', api.adminLanguages, { abbr, lang, version });

/** What would go with a language. */
export const readContents = (abbr: string) => getJson<LanguageContents>(api.adminLanguageContents(abbr));

export const deleteLanguage = (abbr: string) => sendForm('DELETE', api.adminLanguages, { abbr, with_texts: 1 });

export const switchLanguage = (abbr: string, active: 0 | 1) =>
  sendForm('PUT', `${api.adminLanguages}/active`, { abbr, active });

export const saveTexts = (abbr: string, page_lang: PageLang, version: number | null) =>
  sendForm('PUT', `${api.adminLanguages}/page-lang`, { abbr, page_lang, version });
