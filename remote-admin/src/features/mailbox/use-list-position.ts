import { useEffect, useRef, type RefObject } from 'react';
import type { MessageRow } from '@vitrin/shared-contracts/mailbox';
import { focusRow } from './use-mailbox-keys.ts';

/**
 * Keeps the scroll position of the list. On small screens the message replaces the list: it opens at the top, and the
 * list returns to its previous position. When an open or selected message is removed, the next row gets the focus.
 */
export function useListPosition(
  list: RefObject<HTMLDivElement | null>,
  message: number | null,
  rows: readonly MessageRow[],
) {
  const scrollPosition = useRef(0);
  const nextFocus = useRef<number | null>(null);
  useEffect(() => {
    const storeScrollPosition = () => {
      if (!isHidden(list.current)) scrollPosition.current = globalThis.scrollY;
    };
    addEventListener('scroll', storeScrollPosition, { passive: true });
    return () => removeEventListener('scroll', storeScrollPosition);
  }, [list]);
  const before = useRef(message);
  useEffect(() => {
    const [was, is] = [before.current, message];
    before.current = is;
    if (was === is) return;
    if (isHidden(list.current)) globalThis.scrollTo(0, 0);
    else if (is === null && globalThis.scrollY !== scrollPosition.current)
      globalThis.scrollTo(0, scrollPosition.current);
  }, [list, message]);
  useEffect(() => {
    if (nextFocus.current === null || document.activeElement !== document.body) return;
    focusRow(nextFocus.current);
    nextFocus.current = null;
  }, [message, rows]);
  const isScrolled = () => (list.current?.getBoundingClientRect().top ?? 0) < 0;
  return {
    /** Call before these rows are removed. */
    prepareRemoval(ids: readonly number[]): void {
      const last = rows.findLastIndex(({ id }) => ids.includes(id));
      const stays = ({ id }: MessageRow) => !ids.includes(id);
      nextFocus.current = (rows.slice(last + 1).find(stays) ?? rows.findLast(stays))?.id ?? null;
    },
    /** Scrolls to the first row if the list is scrolled. */
    toTop(): void {
      if (isScrolled()) list.current?.scrollIntoView({ block: 'start' });
    },
    /** Whether the list is scrolled down. */
    isScrolled,
  };
}

function isHidden(list: HTMLElement | null): boolean {
  return list !== null && getComputedStyle(list).display === 'none';
}
