import type { FastifyRequest } from 'fastify';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import { listActiveLanguages } from './active-languages.ts';
import type { Db } from '../platform/database/tables.ts';
import { queryText } from '../platform/http/paging.ts';

/** The requested language, and the fallback for missing translations. */
export interface Languages {
  requested: string;
  fallback: string;
}

/** Returns the language from `?lang=`, then the `_lang` cookie, then the default; only active languages count. */
export async function requestLanguages(db: Db, request: FastifyRequest): Promise<Languages> {
  const active = (await listActiveLanguages(db)).map((language) => language.abbr);
  const fallback = active[0] ?? 'tr';
  const requestedLanguages = [queryText(request.query, 'lang'), request.cookies[cookieNames.language]];
  const requested = requestedLanguages.find((abbr) => abbr !== undefined && active.includes(abbr)) ?? fallback;
  return { requested, fallback };
}

/** Returns the translation of a record that is shown; its `lang` reveals whether it is the fallback. */
export function selectTranslation<T extends { lang: string }>(
  translations: readonly T[] | undefined,
  { requested, fallback }: Languages,
): T | undefined {
  return translations?.find(({ lang }) => lang === requested) ?? translations?.find(({ lang }) => lang === fallback);
}
