import { hunksBetween, isContradiction, type Hunk } from './hunks.ts';
import type { Sides } from './sides.ts';

/** Merges an item that both sides replaced; null for a conflict. */
export type PairResolver = (sides: Sides<string>) => string | null;

/** The changes of one side, by position in the base. */
interface Edits {
  /** Per item of the base the item of this side; null where it was deleted. */
  items: readonly (string | null)[];
  /** Items inserted before an index of the base. */
  inserted: ReadonlyMap<number, readonly string[]>;
}

/**
 * Merges three sequences by their longest common subsequences. Unlike the classic diff3 it accepts changes of
 * neighbouring items, and asks `resolve` for each item that both sides replaced.
 * @param sides - sequences; equal texts are equal items
 * @param resolve - merges one item; items that only one side changed are not passed to it
 * @returns the merged sequence; null for a conflict
 */
export function mergeSequence(
  { base, mine, theirs }: Sides<readonly string[]>,
  resolve: PairResolver,
): string[] | null {
  const own = hunksBetween(base, mine);
  const foreign = hunksBetween(base, theirs);
  if (own.some((hunk) => foreign.some((other) => isContradiction(hunk, other)))) return null;
  const edits = { mine: editsOf(base, own), theirs: editsOf(base, foreign) };
  const items = mergeItems({ base, mine: edits.mine.items, theirs: edits.theirs.items }, resolve);
  if (!items) return null;
  return [...items, null].flatMap((item, index) => [
    // Where both have insertions they are equal.
    ...(edits.mine.inserted.get(index) ?? edits.theirs.inserted.get(index) ?? []),
    ...(item === null ? [] : [item]),
  ]);
}

/** Merges sequences of equal length item by item; null for a conflict or different lengths. */
export function mergePairs(sides: Sides<readonly string[]>, resolve: PairResolver): string[] | null {
  const { base, mine, theirs } = sides;
  if (base.length !== mine.length || base.length !== theirs.length) return null;
  return mergeItems(sides, resolve)?.filter((item) => item !== null) ?? null;
}

function editsOf(base: readonly string[], hunks: readonly Hunk[]): Edits {
  const items: (string | null)[] = [...base];
  const inserted = new Map<number, readonly string[]>();
  for (const { start, removed, added } of hunks) {
    const isPaired = removed === added.length;
    for (let offset = 0; offset < removed; offset++) items[start + offset] = isPaired ? (added[offset] ?? null) : null;
    if (!isPaired) inserted.set(start, added);
  }
  return { items, inserted };
}

/** Merges aligned items, where null is a deleted one. Returns null for a conflict. */
function mergeItems(
  { base, mine, theirs }: Sides<readonly (string | null)[]>,
  resolve: PairResolver,
): (string | null)[] | null {
  const merged: (string | null)[] = [];
  for (const [index, item] of base.entries()) {
    const choice = mergeItem({ base: item, mine: mine[index] ?? null, theirs: theirs[index] ?? null }, resolve);
    if (!choice) return null;
    merged.push(choice.item);
  }
  return merged;
}

function mergeItem(
  { base, mine, theirs }: Sides<string | null>,
  resolve: PairResolver,
): { item: string | null } | null {
  if (mine === theirs || theirs === base) return { item: mine };
  if (mine === base) return { item: theirs };
  if (base === null || mine === null || theirs === null) return null;
  const item = resolve({ base, mine, theirs });
  return item === null ? null : { item };
}
