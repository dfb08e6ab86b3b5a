import { limits } from '@vitrin/shared-contracts/limits';
import { publicPaths } from '@vitrin/shared-contracts/paths';

/** State of the catalogue in the query (`kategori`, `ara`, `urun`). A search takes precedence over a category. */
export interface CatalogueChoice {
  category: string;
  search: string;
  product: string;
}

export const catalogueId = 'katalog';

export function choiceOf(query: URLSearchParams): CatalogueChoice {
  const search = normalizeSearch(query.get('ara') ?? '');
  return { search, category: search ? '' : (query.get('kategori') ?? ''), product: query.get('urun') ?? '' };
}

/** Normalizes a typed search: trims it and limits its length. */
export function normalizeSearch(typed: string): string {
  return typed.trim().slice(0, limits.search.max);
}

/** Returns path and query of a catalogue state. */
export function cataloguePath({ category, search, product }: Partial<CatalogueChoice>): string {
  const query = new URLSearchParams({
    ...(category ? { kategori: category } : {}),
    ...(search ? { ara: search } : {}),
    ...(product ? { urun: product } : {}),
  });
  return query.size > 0 ? `${publicPaths.home}?${query}` : publicPaths.home;
}

/** Like `cataloguePath`, with the fragment of the catalogue section. */
export function catalogueAddress(choice: Partial<CatalogueChoice>): string {
  return `${cataloguePath(choice)}#${catalogueId}`;
}
