import { useEffect, useState } from 'react';
import { revealFieldEvent } from '../../../editing/form/focus-error.ts';
import { sectionPlaceOf } from './section-paths.ts';

/** Which sections and items are open, by their ids. */
export interface OpenCards {
  has: (id: string) => boolean;
  open: (...ids: readonly string[]) => void;
  toggle: (id: string) => void;
}

/** Returns the id of the card of an item. */
export const itemCard = (section: string, item: string) => `${section}.${item}`;

/** Manages which cards are open. The card of a field that an error leads to opens by itself. */
export function useOpenCards(): OpenCards {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const reveal = (event: Event) => {
      const place = event instanceof CustomEvent ? sectionPlaceOf(String(event.detail)) : null;
      if (!place) return;
      const { section, item } = place;
      setShown((before) => new Set([...before, section, ...(item === null ? [] : [itemCard(section, item)])]));
    };
    document.addEventListener(revealFieldEvent, reveal);
    return () => document.removeEventListener(revealFieldEvent, reveal);
  }, []);
  return {
    has: (id) => shown.has(id),
    open: (...ids) => setShown((before) => new Set([...before, ...ids])),
    toggle: (id) =>
      setShown((before) =>
        before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
      ),
  };
}
