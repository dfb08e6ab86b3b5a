import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { SiteSearchResults } from '@vitrin/shared-contracts/search';

export interface SearchData {
  search: string;
  /** Name of the chosen kind; empty for all. */
  kind: string;
  page: number;
  pages: number;
  total: number;
  /** Null without a search. */
  results: SiteSearchResults | null;
}

const { perPage, reachable } = limits.visitorSearch;
const MAX_KIND = 40;

/** Loads the results of a search: `?q=`, `?tur=` chooses a kind, `?sayfa=` a page from 1. */
export async function loadSearch({ read }: Pick<RemoteContext, 'read'>, query: URLSearchParams): Promise<SearchData> {
  const search = (query.get('q') ?? '').trim().slice(0, limits.search.max);
  const kind = (query.get('tur') ?? '').slice(0, MAX_KIND);
  const page = pageNumber(query.get('sayfa'));
  if (!search) return { search, kind, page: 1, pages: 1, total: 0, results: null };
  const { data, meta } = await read<SiteSearchResults>(api.search, {
    search,
    page: String(page),
    ...(kind ? { kind } : {}),
  });
  const total = meta?.total ?? data.hits.length;
  return { search, kind, page, total, pages: Math.max(1, Math.ceil(total / perPage)), results: data };
}

/** Returns 1 for anything that is no page which results can have. */
function pageNumber(text: string | null): number {
  const page = text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  return Math.min(page, Math.ceil(reachable / perPage));
}
