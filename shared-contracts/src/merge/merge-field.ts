import type { FieldKind } from './content-fields.ts';
import { mergeList, mergeSet } from './merge-list.ts';
import { mergeMap } from './merge-object.ts';
import { mergeRichText } from './merge-rich-text.ts';
import { mergeText } from './merge-text.ts';
import { isEqual, mergeOneSided, unchangedIfMissing, type Sides } from './sides.ts';

/** Result of merging one field. */
export interface FieldMerge {
  /** The merged value; mine for a conflict. */
  value: unknown;
  /** `merged`: the value contains changes of theirs that mine lacks. */
  state: 'mine' | 'merged' | 'conflict';
}

/** Merges one field. `undefined` on a side means that this side did not change the field. */
export function mergeField(kind: FieldKind, given: Sides<unknown>): FieldMerge {
  const sides = unchangedIfMissing(given);
  const merged = mergeOneSided(sides) ?? mergeBothChanged(kind, sides);
  if (!merged) return { value: sides.mine, state: 'conflict' };
  return { value: merged.value, state: isEqual(merged.value, sides.mine) ? 'mine' : 'merged' };
}

/** Returns the proposal for a conflict: both changes merged; null if there is none. */
export function proposeMerge(kind: FieldKind, sides: Sides<unknown>): unknown {
  if (kind === 'text') return joinedOnly(mergeText(sides), sides);
  return kind === 'richText' ? joinedOnly(mergeRichText(sides), sides) : null;
}

/** Returns null for a merge that is one of the sides: nothing was joined, so there is nothing to propose besides it. */
export function joinedOnly<T>(merged: T | null, { mine, theirs }: Sides<unknown>): T | null {
  return isEqual(merged, mine) || isEqual(merged, theirs) ? null : merged;
}

function mergeBothChanged(kind: FieldKind, sides: Sides<unknown>): { value: unknown } | null {
  if (kind === 'set') return mergeSet(sides);
  if (kind === 'list') return mergeList(sides);
  return kind === 'map' ? mergeMap(sides) : null;
}
