import { limits } from 'shared-contracts/limits';
import { publicPaths } from 'shared-contracts/paths';

/** What a visitor has chosen in the catalogue, as the address says it (`kategori`, `ara`, `urun`). Words go before a category. */
export interface CatalogueChoice {
  category: string;
  search: string;
  product: string;
}

export const catalogueId = 'katalog';

export function choiceOf(query: URLSearchParams): CatalogueChoice {
  const search = wordsOf(query.get('ara') ?? '');
  return { search, category: search ? '' : (query.get('kategori') ?? ''), product: query.get('urun') ?? '' };
}

/** What counts of what was typed. */
export function wordsOf(typed: string): string {
  return typed.trim().slice(0, limits.search.max);
}

/** Path and query of a choice. */
export function cataloguePath({ category, search, product }: Partial<CatalogueChoice>): string {
  const query = new URLSearchParams({
    ...(category ? { kategori: category } : {}),
    ...(search ? { ara: search } : {}),
    ...(product ? { urun: product } : {}),
  });
  return query.size > 0 ? `${publicPaths.home}?${query}` : publicPaths.home;
}

/** The same, leading to the catalogue's place on the page. */
export function catalogueAddress(choice: Partial<CatalogueChoice>): string {
  return `${cataloguePath(choice)}#${catalogueId}`;
}
