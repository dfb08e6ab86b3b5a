import type { ContentKind } from '../../content/content-kind.ts';
import { isSearched, type SearchedKind } from '../../content/search/index-record.ts';

/** Name of the pages that staff make: their addresses have no prefix. */
const PAGES = 'sayfa';

/**
 * The kinds whose records visitors find, by the names that the filter has. Kinds whose pages begin alike have one name: visitors do not
 * tell a main category from a category.
 */
export function searchedKinds(kinds: ReadonlyMap<string, ContentKind>): ReadonlyMap<string, SearchedKind[]> {
  return Map.groupBy([...kinds.values()].filter(isSearched), kindName);
}

/** The kinds whose records visitors find, by entity. */
export function kindsByEntity(kinds: ReadonlyMap<string, ContentKind>): ReadonlyMap<string, SearchedKind> {
  return new Map([...kinds.values()].filter(isSearched).map((kind) => [kind.entity, kind]));
}

/** Returns the name of a kind in addresses: what the addresses of its pages begin with. */
export function kindName({ addresses }: SearchedKind): string {
  return addresses.searchName ?? (addresses.prefix?.replaceAll(/[^a-z0-9-]/g, '') || PAGES);
}
