import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { cataloguePath, normalizeSearch } from './catalogue-choice.ts';

/** Debounce in milliseconds; long enough to type the next letter. */
const SEARCH_DEBOUNCE_MS = 250;

export interface LiveSearch {
  field: RefObject<HTMLInputElement | null>;
  /** Searches after the debounce. */
  searchDebounced: () => void;
  searchNow: () => void;
}

/** Writes the typed text into the address; the field keeps its text even if the search fails. */
export function useLiveSearch(search: string): LiveSearch {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(search);
  const navigate = useNavigate();

  function searchNow(): void {
    clearTimeout(timer.current);
    const typed = normalizeSearch(field.current?.value ?? '');
    if (typed !== shown.current) void navigate(cataloguePath({ search: typed }), { replace: true });
  }

  function searchDebounced(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(searchNow, SEARCH_DEBOUNCE_MS);
  }

  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    // The address was changed elsewhere: a category was chosen, or the visitor navigated back.
    if (field.current && normalizeSearch(field.current.value) !== search && field.current !== document.activeElement)
      field.current.value = search;
  }, [search]);

  // Text may have been typed before hydration.
  const begin = useEffectEvent(searchDebounced);
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  return { field, searchDebounced, searchNow };
}
