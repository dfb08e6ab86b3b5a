import type { ContentKind } from '../../content/content-kind.ts';
import { isSearched, type SearchedKind } from '../../content/search/index-record.ts';

/** What results are read with: the name of a kind in the index, and the addresses of its pages. */
export type FoundKind = Pick<SearchedKind, 'addresses' | 'entity'>;

/** Name of the pages whose addresses have no prefix: those that staff make, and those with a fixed address. */
const PAGES = 'sayfa';

/**
 * Returns kinds by the names that the filter has. Kinds whose pages begin alike have one name: visitors do not
 * tell a main category from a category.
 */
export function namedKinds(kinds: ReadonlyMap<string, FoundKind>): ReadonlyMap<string, FoundKind[]> {
  return Map.groupBy(kinds.values(), kindName);
}

/** The kinds whose records visitors find, by entity. */
export function kindsByEntity(kinds: ReadonlyMap<string, ContentKind>): ReadonlyMap<string, SearchedKind> {
  return new Map([...kinds.values()].filter(isSearched).map((kind) => [kind.entity, kind]));
}

/** Returns the name of a kind in addresses: what the addresses of its pages begin with. */
export function kindName({ addresses }: FoundKind): string {
  return addresses.searchName ?? (addresses.prefix?.replaceAll(/[^a-z0-9-]/g, '') || PAGES);
}
