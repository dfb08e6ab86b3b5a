import { limits } from '@vitrin/shared-contracts/limits';
import { pageQueryOf, publicPaths } from '@vitrin/shared-contracts/paths';

const MAX_PAGE = 999_999;

/** Returns the address of one page of the list; the first page has no page parameter. */
export function productListPath(search: string, page = 1): string {
  return withQuery(publicPaths.products, { ara: search, sayfa: page > 1 ? String(page) : '' });
}

/** Returns the address of one page of a category. */
export function categoryPath(slug: string, page = 1): string {
  return withQuery(publicPaths.category(slug), { sayfa: page > 1 ? String(page) : '' });
}

/** Returns the address as it was asked for, without parameters that the page does not have. */
export function askedPath(path: string, query: URLSearchParams): string {
  const declared = pageQueryOf(path);
  return withQuery(path, Object.fromEntries([...query].filter(([name]) => declared.includes(name))), 'empty too');
}

function withQuery(path: string, values: Readonly<Record<string, string>>, kept?: 'empty too'): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => kept || value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns the search in an address: trimmed and cut to what the server searches for. */
export function searchIn(query: URLSearchParams): string {
  return (query.get('ara') ?? '').trim().slice(0, limits.search.max);
}

/** Returns the page in an address: 1 for anything that is not a number; caps numbers that the API would reject. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get('sayfa') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}
