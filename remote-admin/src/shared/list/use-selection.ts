import { useEffect, useState } from 'react';

/** Chosen rows of the page that is shown; what leaves the page is no longer chosen. */
export function useSelection(ids: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const page = ids.join();
  useEffect(() => {
    setChosen((before) => new Set(ids.filter((id) => before.has(id))));
    // oxlint-disable-next-line exhaustive-deps -- the ids themselves count, not their list
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
    all,
    toggle,
    toggleAll: () => setChosen(new Set(all ? [] : ids)),
    clear: () => setChosen(new Set()),
  };
}
