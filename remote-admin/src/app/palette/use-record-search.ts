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

/** Records that were found for a text. */
interface Found extends Omit<RecordSearch, 'searching'> {
  terms: string;
}

const nothing: Found = { records: [], failed: false, terms: '' };

/** Debounces the search; responses to earlier search terms are ignored. It is searching from the first letter on. */
export function useRecordSearch(typed: string): RecordSearch {
  const wanted = typed.trim();
  const [searchTerms] = useDebouncedValue(wanted, PAUSE_MS);
  const rights = useSession()?.rights;
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (!rights || searchTerms.length < MIN_SEARCH_LENGTH) {
      setFound(nothing);
      return undefined;
    }
    let dropped = false;
    const ask = async () => {
      const result = await findRecords(searchTerms, rights);
      if (!dropped) setFound({ ...result, terms: searchTerms });
    };
    void ask();
    return () => {
      dropped = true;
    };
  }, [searchTerms, rights]);
  const { records, failed, terms } = found;
  return { records, failed, searching: rights !== undefined && wanted.length >= MIN_SEARCH_LENGTH && terms !== wanted };
}
