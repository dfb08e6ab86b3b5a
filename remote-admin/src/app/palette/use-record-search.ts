import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSession } from '@vitrin/shared-contracts/state';
import { findRecords, type SearchResult } from './record-search.ts';

const MIN_SEARCH_LENGTH = 2;
const PAUSE_MS = 200;

export interface RecordSearch {
  records: readonly SearchResult[];
  searching: boolean;
  failed: boolean;
}

const nothing: RecordSearch = { records: [], searching: false, failed: false };

/** Debounces the search; responses to earlier search terms are ignored. */
export function useRecordSearch(typed: string): RecordSearch {
  const [searchTerms] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const rights = useSession()?.rights;
  const [search, setSearch] = useState(nothing);
  useEffect(() => {
    if (!rights || searchTerms.length < MIN_SEARCH_LENGTH) {
      setSearch(nothing);
      return undefined;
    }
    let dropped = false;
    setSearch((before) => ({ ...before, searching: true }));
    const ask = async () => {
      const result = await findRecords(searchTerms, rights);
      if (!dropped) setSearch({ ...result, searching: false });
    };
    void ask();
    return () => {
      dropped = true;
    };
  }, [searchTerms, rights]);
  return search;
}
