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

/** Merges a map by its keys, and the maps in it. Returns null if both sides changed the same key differently. */
export function mergeMap(sides: Sides<unknown>): { value: unknown } | null {
  return mergeObject(sides, 'removed');
}

/** Merges an item of a list by its fields. Returns null if both sides changed the same field differently. */
export function mergeItem(sides: Sides<unknown>): { value: unknown } | null {
  return mergeOneSided(sides) ?? mergeObject(sides, 'unchanged');
}

function mergeObject({ base, mine, theirs }: Sides<unknown>, missing: MissingKey): { value: JsonObject } | null {
  if (!isObject(mine) || !isObject(theirs)) return null;
  const sides = { base: isObject(base) ? base : {}, mine, theirs };
  const entries: [string, unknown][] = [];
  for (const key of keysOf(sides)) {
    const merged = mergeKey(sides, key, missing);
    if (!merged) return null;
    if (merged.value !== undefined) entries.push([key, merged.value]);
  }
  return { value: Object.fromEntries(entries) };
}

function keysOf({ base, mine, theirs }: Sides<JsonObject>): ReadonlySet<string> {
  return new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
}

function mergeKey(sides: Sides<JsonObject>, key: string, missing: MissingKey): { value: unknown } | null {
  const given = mapSides(sides, (side) => ownValue(side, key));
  const values = missing === 'removed' ? given : unchangedIfMissing(given);
  return mergeOneSided(values) ?? mergeObject(values, missing);
}
