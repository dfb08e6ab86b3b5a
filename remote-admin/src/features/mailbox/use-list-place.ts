import { useEffect, useRef, type RefObject } from 'react';
import type { MessageRow } from 'shared-contracts/mailbox';
import { focusRow } from './use-mailbox-keys.ts';

/**
 * Keeps the scroll position of the list. On small screens the message replaces the list: it opens at the top, and the
 * list returns to its previous position. When an open or selected message is removed, the next row gets the focus.
 */
export function useListPlace(
  list: RefObject<HTMLDivElement | null>,
  message: number | null,
  rows: readonly MessageRow[],
) {
  const left = useRef(0);
  const following = useRef<number | null>(null);
  useEffect(() => {
    const note = () => {
      if (!isCovered(list.current)) left.current = globalThis.scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [list]);
  const before = useRef(message);
  useEffect(() => {
    const [was, is] = [before.current, message];
    before.current = is;
    if (was === is) return;
    if (isCovered(list.current)) globalThis.scrollTo(0, 0);
    else if (is === null && globalThis.scrollY !== left.current) globalThis.scrollTo(0, left.current);
  }, [list, message]);
  useEffect(() => {
    if (following.current === null || document.activeElement !== document.body) return;
    focusRow(following.current);
    following.current = null;
  }, [message, rows]);
  const isScrolled = () => (list.current?.getBoundingClientRect().top ?? 0) < 0;
  return {
    /** These rows are about to go. */
    leave(ids: readonly number[]): void {
      const last = rows.findLastIndex(({ id }) => ids.includes(id));
      const stays = ({ id }: MessageRow) => !ids.includes(id);
      following.current = (rows.slice(last + 1).find(stays) ?? rows.findLast(stays))?.id ?? null;
    },
    /** Scrolls to the first row if the list is scrolled. */
    toTop(): void {
      if (isScrolled()) list.current?.scrollIntoView({ block: 'start' });
    },
    /** Whether the list is scrolled down. */
    isScrolled,
  };
}

function isCovered(list: HTMLElement | null): boolean {
  return list !== null && getComputedStyle(list).display === 'none';
}
