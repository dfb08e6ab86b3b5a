import { useEffect, useState } from 'react';

/** Manages the selected rows of the current page; rows that leave the page are deselected. */
export function useSelection(ids: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const page = ids.join();
  useEffect(() => {
    setChosen((before) => {
      const left = ids.filter((id) => before.has(id));
      // The same set, so that rows are not rendered again while nothing is selected.
      return left.length === before.size ? before : new Set(left);
    });
    // oxlint-disable-next-line exhaustive-deps -- `page` represents `ids`, which is a new array in every render
  }, [page]);
  const toggle = (id: number) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const all = ids.length > 0 && ids.every((id) => chosen.has(id));
  return {
    chosen: ids.filter((id) => chosen.has(id)),
    has: (id: number) => chosen.has(id),
    /** Returns what the box of a row needs. */
    rowOf: (id: number) => ({ isSelected: chosen.has(id), onToggle: () => toggle(id) }),
    all,
    toggle,
    toggleAll: () => setChosen(new Set(all ? [] : ids)),
    clear: () => setChosen(new Set()),
  };
}
