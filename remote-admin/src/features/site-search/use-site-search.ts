import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { FoundRecord, SiteSearchPart } from '@vitrin/shared-contracts/site-search';
import { siteSearchQuery } from './site-search.api.ts';
import type { AskedSearch } from './search-filters.ts';

/** Places after which the search waits until the user wants more: nobody looks through as many. */
const PAUSE_AFTER = 1_000;

/** Searches the site part by part, and shows what was found so far. */
export function useSiteSearch(asked: AskedSearch) {
  const [wanted, setWanted] = useState(PAUSE_AFTER);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(siteSearchQuery(asked));
  const records = useMemo(() => recordsOf(data?.pages), [data]);
  const places = placesOf(records);
  const isPaused = hasNextPage && places >= wanted;
  const isContinued = hasNextPage && !isPaused && error === null;
  useEffect(() => {
    if (isContinued && !isFetching) void fetchNextPage();
  }, [isContinued, isFetching, fetchNextPage]);
  return {
    records,
    places,
    progress: progressOf(data?.pages),
    /** The search continues by itself. */
    isSearching: isContinued || (isFetching && error === null),
    isPaused,
    searchFurther: () => setWanted(places + PAUSE_AFTER),
    error,
    retry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
}

export type SiteSearch = ReturnType<typeof useSiteSearch>;

function placesOf(records: readonly FoundRecord[]): number {
  return records.reduce((sum, { texts, more }) => sum + texts.length + more, 0);
}

function progressOf(parts: readonly SiteSearchPart[] = []): Pick<SiteSearchPart, 'searched' | 'total'> {
  return parts.at(-1) ?? { searched: 0, total: 0 };
}

/** A record that moved while the search went on is in two parts. */
function recordsOf(parts: readonly SiteSearchPart[] = []): FoundRecord[] {
  return [...new Map(parts.flatMap(({ records }) => records).map((each) => [recordKey(each), each])).values()];
}

/** Identity of a record among those of all kinds. */
export function recordKey({ entity, record }: Pick<FoundRecord, 'entity' | 'record'>): string {
  return `${entity} ${record}`;
}
