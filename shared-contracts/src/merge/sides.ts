/** An object of a JSON value. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The three sides of a merge: the common ancestor, the own version and the version of somebody else. */
export interface Sides<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** Applies a function to each side. */
export function mapSides<T, U>({ base, mine, theirs }: Sides<T>, convert: (side: T) => U): Sides<U> {
  return { base: convert(base), mine: convert(mine), theirs: convert(theirs) };
}

/** Reports whether all sides satisfy a type guard. */
export function isEverySide<T, U extends T>(
  sides: Sides<T>,
  guard: (side: T) => side is U,
): sides is Sides<U> & Sides<T> {
  return guard(sides.base) && guard(sides.mine) && guard(sides.theirs);
}

/** Replaces `undefined` on a side by the value of the base: a field that was not sent is unchanged. */
export function unchangedIfMissing({ base, mine, theirs }: Sides<unknown>): Sides<unknown> {
  return { base, mine: mine === undefined ? base : mine, theirs: theirs === undefined ? base : theirs };
}

/** Reports whether a value is an object, not null and not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own property; `undefined` for an inherited one such as `constructor`, which is valid as a key of JSON. */
export function ownValue(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Returns the JSON text of a value with sorted keys, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isObject(part) ? sortedKeys(part) : part));
}

function sortedKeys(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Reports whether two JSON values are equal; the order of keys does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other);
}

/**
 * Returns the merged value when at most one side changed it or both made the same change. Returns null when both
 * changed it differently.
 */
export function mergeOneSided({ base, mine, theirs }: Sides<unknown>): { value: unknown } | null {
  if (isEqual(theirs, base) || isEqual(mine, theirs)) return { value: mine };
  return isEqual(mine, base) ? { value: theirs } : null;
}
