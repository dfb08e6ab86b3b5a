import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@vitrin/shared-contracts/router';

/** State of a navigation by a form above a list: the page then moves the focus to the number of results. */
export const searchedState = { searched: true } as const;

/**
 * Moves the focus to the number of results after a search with a form, whose button has left the page.
 * @param search - what is searched for; an empty text for the whole list
 */
export function useResultFocus(search: string): RefObject<HTMLParagraphElement | null> {
  const result = useRef<HTMLParagraphElement>(null);
  const { state } = useLocation();
  // Before the shell would move the focus to the heading.
  useLayoutEffect(() => {
    if (search && isSearched(state)) result.current?.focus({ preventScroll: true });
  }, [search, state]);
  return result;
}

function isSearched(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'searched' in state;
}
