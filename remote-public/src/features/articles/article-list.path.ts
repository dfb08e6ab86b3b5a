import { publicPaths } from '@vitrin/shared-contracts/paths';

/** Returns the address of one page of the list; the first page has no page parameter. */
export function articleListPath(page: number, search = ''): string {
  const query = new URLSearchParams({
    ...(search ? { ara: search } : {}),
    ...(page > 1 ? { sayfa: String(page) } : {}),
  });
  return query.size > 0 ? `${publicPaths.articles}?${query}` : publicPaths.articles;
}
