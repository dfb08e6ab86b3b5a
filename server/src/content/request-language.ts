import type { FastifyRequest } from 'fastify';
import { cookieNames } from 'shared-contracts/storage';
import { listActiveLanguages } from './active-languages.ts';
import type { Db } from '../platform/database/tables.ts';
import { queryText } from '../platform/http/paging.ts';

/** The requested language, and the fallback for missing translations. */
export interface Languages {
  asked: string;
  fallback: string;
}

/**
 * Returns the language from `?lang=`, then the `_lang` cookie, then the default; only active languages count (product
 * §13).
 */
export async function requestLanguages(db: Db, request: FastifyRequest): Promise<Languages> {
  const active = (await listActiveLanguages(db)).map((language) => language.abbr);
  const fallback = active[0] ?? 'tr';
  const wishes = [queryText(request.query, 'lang'), request.cookies[cookieNames.language]];
  const asked = wishes.find((abbr) => abbr !== undefined && active.includes(abbr)) ?? fallback;
  return { asked, fallback };
}

/** The one of a record's translations that is shown; its `lang` tells a reader where it stands in for another. */
export function shownOf<T extends { lang: string }>(
  translations: readonly T[] | undefined,
  { asked, fallback }: Languages,
): T | undefined {
  return translations?.find(({ lang }) => lang === asked) ?? translations?.find(({ lang }) => lang === fallback);
}
