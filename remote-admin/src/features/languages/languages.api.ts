import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { PageLang } from 'shared-contracts/static-texts';

export async function createLanguage(abbr: string, lang: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminLanguages, { abbr, lang });
}

export async function switchLanguage(abbr: string, active: 0 | 1): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminLanguages}/active`, { abbr, active });
}

export async function saveTexts(abbr: string, page_lang: PageLang, version: number | null): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminLanguages}/page-lang`, { abbr, page_lang, version });
}
