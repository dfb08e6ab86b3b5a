import type { Answer } from 'shared-contracts/http';
import type { LanguageContents } from 'shared-contracts/languages';
import { api } from 'shared-contracts/paths';
import type { PageLang } from 'shared-contracts/static-texts';

export async function createLanguage(abbr: string, lang: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminLanguages, { abbr, lang });
}

export async function renameLanguage(abbr: string, lang: string, version: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminLanguages, { abbr, lang, version });
}

/** What would go with a language. */
export async function readContents(abbr: string): Promise<Answer<LanguageContents>> {
  const { getJson } = await import('shared-contracts/http');
  return await getJson<LanguageContents>(api.adminLanguageContents(abbr));
}

export async function deleteLanguage(abbr: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', api.adminLanguages, { abbr, with_texts: 1 });
}

export async function switchLanguage(abbr: string, active: 0 | 1): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminLanguages}/active`, { abbr, active });
}

export async function saveTexts(abbr: string, page_lang: PageLang, version: number | null): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminLanguages}/page-lang`, { abbr, page_lang, version });
}
