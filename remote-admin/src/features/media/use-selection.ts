import { useEffect, useState } from 'react';
import type { MediaItem } from '@vitrin/shared-contracts/media';

/** Selected picture ids, across all pages of one list; a different list starts with none. */
export function useSelection(list: string) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setIds(new Set()), [list]);
  return {
    ids: [...ids],
    has: (id: number) => ids.has(id),
    toggle: ({ id }: Pick<MediaItem, 'id'>) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id])),
    add: (items: readonly Pick<MediaItem, 'id'>[]) =>
      setIds((before) => new Set([...before, ...items.map(({ id }) => id)])),
    setSelection: (kept: readonly number[]) => setIds(new Set(kept)),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
