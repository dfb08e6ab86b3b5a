/**
 * Where a record stood in its list: the ids above and below it, the nearest first. They include records that were in the
 * trash at that time, so that neighbours that are deleted one after the other return to their order.
 */
export interface Neighbours {
  above: readonly number[];
  below: readonly number[];
}

/** A record in the trash with its neighbours. */
export interface TrashedPlace {
  id: number;
  neighbours: Neighbours;
}

/** Where a restored record belongs: after a record, before a record, or at the start of the list. */
export type Anchor = { after: number } | { before: number } | 'start';

/** Returns the place of a restored record, given the ids that are in the list now; null if no neighbour is left. */
export function anchorOf({ above, below }: Neighbours, isInList: (id: number) => boolean): Anchor | null {
  const after = above.find(isInList);
  if (after !== undefined) return { after };
  if (above.length === 0) return 'start';
  const before = below.find(isInList);
  return before === undefined ? null : { before };
}

/**
 * Returns the neighbours of a record.
 * @param ids - ids of the list in order, or of the part of it around the record
 * @param trashed - records of the same list in the trash, the last deleted first
 * @param most - number of neighbours on each side
 */
export function neighboursOf(
  id: number,
  ids: readonly number[],
  trashed: readonly TrashedPlace[],
  most: number,
): Neighbours {
  const all = [...ids];
  for (const { id: deleted, neighbours } of trashed) insert(all, deleted, neighbours);
  const index = all.indexOf(id);
  return {
    above: all.slice(Math.max(0, index - most), index).toReversed(),
    below: all.slice(index + 1, index + 1 + most),
  };
}

function insert(ids: number[], id: number, neighbours: Neighbours): void {
  const anchor = anchorOf(neighbours, (each) => ids.includes(each));
  if (anchor === null) return;
  if (anchor === 'start') ids.unshift(id);
  else if ('after' in anchor) ids.splice(ids.indexOf(anchor.after) + 1, 0, id);
  else ids.splice(ids.indexOf(anchor.before), 0, id);
}
