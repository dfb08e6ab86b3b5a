import type { PageMetaData } from '@vitrin/shared-contracts/envelope';
import { limits } from '@vitrin/shared-contracts/limits';
import type { PageRequest } from '../database/page-request.ts';
import { problems } from './problem.ts';

const LAST = 1_000_000;

/**
 * Returns `page` and `search` of a list URL. A page beyond the end is an empty list; an invalid page number is
 * rejected.
 */
export function pageRequest(query: unknown, size: number): PageRequest {
  const page = queryText(query, 'page') ?? '1';
  if (!/^\d{1,7}$/.test(page) || Number(page) < 1 || Number(page) > LAST)
    throw problems.malformed('Sayfa numarası geçersiz.');
  return { page: Number(page), size, search: queryText(query, 'search') ?? '' };
}

export function pageMeta({ page, size }: PageRequest, total: number): PageMetaData {
  return { page, page_size: size, total };
}

/** Returns one text parameter of the query string. */
export function queryText(query: unknown, name: string): string | undefined {
  const value: unknown =
    typeof query === 'object' && query !== null ? Object.entries(query).find(([key]) => key === name)?.[1] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Returns a query parameter that accepts one of the given values; null for any other value. */
export function queryChoice<Choice extends string>(
  query: unknown,
  name: string,
  choices: Readonly<Record<Choice, unknown>>,
): Choice | null {
  const value = queryText(query, name);
  return value !== undefined && Object.hasOwn(choices, value) ? (value as Choice) : null;
}

/** Returns the ids of a query parameter, each once and at most so many; null without the parameter. */
export function queryIds(query: unknown, name: string, most: number): number[] | null {
  const list = queryText(query, name);
  if (list === undefined) return null;
  const ids = list.split(',').flatMap((id) => queryId({ id }, 'id') ?? []);
  return [...new Set(ids)].slice(0, most);
}

/** Returns a query parameter that is the id of a record; null for any other value. */
export function queryId(query: unknown, name: string): number | null {
  const value = queryText(query, name) ?? '';
  return /^[1-9]\d{0,9}$/.test(value) && Number(value) <= limits.integer ? Number(value) : null;
}
