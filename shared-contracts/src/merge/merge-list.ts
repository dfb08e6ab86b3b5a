import { hunksBetween } from './hunks.ts';
import { mergeItem } from './merge-object.ts';
import { canonicalJson, isEqual, isObject, mapSides, type Sides } from './sides.ts';

/** Items of a list by key, in the order of the list. */
type Items = ReadonlyMap<string, unknown>;

/**
 * Merges a list of items with `id`; a number or text is its own id. An item that mine or theirs added may lack an id.
 * Additions, removals and moves apply by id, and edits of one item are merged by field.
 * @returns the merged list; null for a conflict: both edited the same field of an item, one edited what the other
 *   removed, both moved the same item to different places, or the items have no unique ids
 */
export function mergeList(sides: Sides<unknown>): { value: unknown[] } | null {
  const { base, mine, theirs } = mapSides(sides, itemsByKey);
  if (!base || !mine || !theirs || hasItemWithoutId(sides.base)) return null;
  const lists = { base, mine, theirs };
  const items = mergeItems(lists);
  const order = items && mergeOrder(lists, items);
  return order && { value: order.map((key) => items.get(key)) };
}

/** Merges two sets: mine without what theirs removed, then what theirs added. Returns null if a side is not a list. */
export function mergeSet(sides: Sides<unknown>): { value: unknown[] } | null {
  const base = sides.base ?? [];
  const { mine, theirs } = sides;
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  const keys = mapSides({ base, mine, theirs }, (side) => new Set(side.map(canonicalJson)));
  const kept = mine.filter((item) => !keys.base.has(canonicalJson(item)) || keys.theirs.has(canonicalJson(item)));
  const added = theirs.filter((item) => !keys.base.has(canonicalJson(item)) && !keys.mine.has(canonicalJson(item)));
  return { value: [...kept, ...added] };
}

/** Returns null if the value is not a list or if two items have the same key. */
function itemsByKey(list: unknown): Items | null {
  const items: unknown = list ?? [];
  if (!Array.isArray(items)) return null;
  const byKey = new Map(items.map((item: unknown) => [keyOf(item), item]));
  return byKey.size === items.length ? byKey : null;
}

function keyOf(item: unknown): string {
  return canonicalJson(isObject(item) ? (item.id ?? item) : item);
}

function hasItemWithoutId(list: unknown): boolean {
  return Array.isArray(list) && list.some((item: unknown) => isObject(item) && (item.id ?? null) === null);
}

function mergeItems(lists: Sides<Items>): Items | null {
  const items = new Map<string, unknown>();
  for (const key of new Set([...lists.base.keys(), ...lists.mine.keys(), ...lists.theirs.keys()])) {
    const sides = mapSides(lists, (side) => side.get(key));
    const merged = isRemoved(sides) ? mergeRemoval(sides) : mergeItem(sides, mergeList);
    if (!merged) return null;
    if (merged.value !== undefined) items.set(key, merged.value);
  }
  return items;
}

function isRemoved({ base, mine, theirs }: Sides<unknown>): boolean {
  return base !== undefined && (mine === undefined || theirs === undefined);
}

/** Returns null if the side that kept the item edited it. */
function mergeRemoval({ base, mine, theirs }: Sides<unknown>): { value: undefined } | null {
  const kept = mine ?? theirs;
  return kept === undefined || isEqual(kept, base) ? { value: undefined } : null;
}

/** Puts what mine added or moved behind its predecessor in mine, in the order of theirs. Returns null for a conflict. */
function mergeOrder(lists: Sides<Items>, items: Items): string[] | null {
  const keys = mapSides(lists, (side) => [...side.keys()].filter((key) => items.has(key)));
  const moved = { mine: movedKeys(keys.base, keys.mine), theirs: movedKeys(keys.base, keys.theirs) };
  const common = mapSides(keys, (side) => side.filter((key) => lists.mine.has(key) && lists.theirs.has(key)));
  const isMovedApart = (key: string) =>
    moved.theirs.has(key) && predecessor(common.mine, key) !== predecessor(common.theirs, key);
  if ([...moved.mine].some(isMovedApart)) return null;
  const placed = keys.theirs.filter((key) => !moved.mine.has(key) || moved.theirs.has(key));
  return insertBehindPredecessor(placed, keys.mine, moved.theirs);
}

/** Returns the keys whose order differs: those outside the longest common subsequence. */
function movedKeys(base: readonly string[], side: readonly string[]): ReadonlySet<string> {
  const before = base.filter((key) => side.includes(key));
  const after = side.filter((key) => base.includes(key));
  const hunks = hunksBetween(before, after);
  return new Set(hunks.flatMap(({ start, removed }) => before.slice(start, start + removed)));
}

function predecessor(keys: readonly string[], key: string): string | undefined {
  return keys[keys.indexOf(key) - 1];
}

/** A predecessor that theirs moved is skipped: the item stays in its surroundings instead of following it. */
function insertBehindPredecessor(
  placed: readonly string[],
  keys: readonly string[],
  movedByTheirs: ReadonlySet<string>,
): string[] {
  const order = [...placed];
  let before: string | null = null;
  for (const key of keys) {
    const isMissing = !order.includes(key);
    if (isMissing) order.splice(before === null ? 0 : order.indexOf(before) + 1, 0, key);
    if (isMissing || !movedByTheirs.has(key)) before = key;
  }
  return order;
}
