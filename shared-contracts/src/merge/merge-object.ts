import {
  isObject,
  mapSides,
  mergeOneSided,
  ownValue,
  unchangedIfMissing,
  type JsonObject,
  type Sides,
} from './sides.ts';

/**
 * Meaning of a key that an object of one side lacks: it was removed (maps), or this side did not send it and leaves it
 * unchanged (items of a list).
 */
type MissingKey = 'removed' | 'unchanged';

type Merge = (sides: Sides<unknown>) => { value: unknown } | null;

/** How the parts of an object are merged. */
interface Parts {
  missing: MissingKey;
  /** Merges a list that is a part; a conflict without it. */
  list?: Merge;
}

/** Merges a map by its keys, and the maps in it. Returns null if both sides changed the same key differently. */
export function mergeMap(sides: Sides<unknown>): { value: unknown } | null {
  return mergeObject(sides, { missing: 'removed' });
}

/**
 * Merges an item of a list by its fields. Returns null if both sides changed the same field differently.
 * @param list - merges a list in the item
 */
export function mergeItem(sides: Sides<unknown>, list: Merge): { value: unknown } | null {
  return mergeOneSided(sides) ?? mergeObject(sides, { missing: 'unchanged', list });
}

function mergeObject({ base, mine, theirs }: Sides<unknown>, parts: Parts): { value: JsonObject } | null {
  if (!isObject(mine) || !isObject(theirs)) return null;
  const sides = { base: isObject(base) ? base : {}, mine, theirs };
  const entries: [string, unknown][] = [];
  for (const key of keysOf(sides)) {
    const merged = mergeKey(sides, key, parts);
    if (!merged) return null;
    if (merged.value !== undefined) entries.push([key, merged.value]);
  }
  return { value: Object.fromEntries(entries) };
}

function keysOf({ base, mine, theirs }: Sides<JsonObject>): ReadonlySet<string> {
  return new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
}

function mergeKey(sides: Sides<JsonObject>, key: string, parts: Parts): { value: unknown } | null {
  const given = mapSides(sides, (side) => ownValue(side, key));
  const values = parts.missing === 'removed' ? given : unchangedIfMissing(given);
  const whole = mergeOneSided(values);
  if (whole) return whole;
  if (parts.list && isListOfItems(values.mine) && isListOfItems(values.theirs)) return parts.list(values);
  return mergeObject(values, parts);
}

/** Items with ids can be merged; other lists, such as those of a document, are values. */
function isListOfItems(value: unknown): boolean {
  return Array.isArray(value) && value.every((item: unknown) => isObject(item) && item['id'] !== undefined);
}
