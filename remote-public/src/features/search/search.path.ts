import { publicPaths } from '@vitrin/shared-contracts/paths';

/** A search, and what is chosen of its results. */
export interface ShownSearch {
  search: string;
  /** Name of a kind; empty for all. */
  kind?: string;
  page?: number;
}

/** Returns the address of results, with the parameters in a fixed order. */
export function searchPath({ search, kind = '', page = 1 }: ShownSearch): string {
  const query = new URLSearchParams({
    ...(search ? { q: search } : {}),
    ...(kind ? { tur: kind } : {}),
    ...(page > 1 ? { sayfa: String(page) } : {}),
  });
  return query.size > 0 ? `${publicPaths.search}?${query}` : publicPaths.search;
}
