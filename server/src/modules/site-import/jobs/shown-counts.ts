import {
  importTypeLabels,
  type ImportCount,
  type ImportItemState,
  type ImportType,
} from '@vitrin/shared-contracts/site-import';

/** Returns the counts of the items that the panel names, in the order of their labels. */
export function shownCounts(counts: readonly { type: string; state: string; count: number }[]): ImportCount[] {
  return Object.keys(importTypeLabels).flatMap((type) =>
    counts
      .filter((each) => each.type === type)
      .map(({ state, count }) => ({ type: type as ImportType, state: state as ImportItemState, count })),
  );
}
