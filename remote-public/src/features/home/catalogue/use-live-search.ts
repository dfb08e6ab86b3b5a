import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useNavigate } from 'shared-contracts/router';
import { cataloguePath, wordsOf } from './catalogue-choice.ts';

/** Long enough to type the next letter. */
const PAUSE_MS = 250;

export interface LiveSearch {
  field: RefObject<HTMLInputElement | null>;
  /** After a pause in typing. */
  later: () => void;
  now: () => void;
}

/** Writes the typed text into the address; the field keeps its text even if the search fails. */
export function useLiveSearch(search: string): LiveSearch {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(search);
  const navigate = useNavigate();

  function now(): void {
    clearTimeout(timer.current);
    const typed = wordsOf(field.current?.value ?? '');
    if (typed !== shown.current) void navigate(cataloguePath({ search: typed }), { replace: true });
  }

  function later(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(now, PAUSE_MS);
  }

  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    // The address has changed by itself: a category was chosen, or the visitor went back.
    if (field.current && wordsOf(field.current.value) !== search && field.current !== document.activeElement)
      field.current.value = search;
  }, [search]);

  // Something may have been typed before the page came alive.
  const begin = useEffectEvent(later);
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  return { field, later, now };
}
