/**
 * Returns a value without its empty parts at any depth: no null, no blank text, no empty list, and no object that says
 * only what it is (`@type`). Readers of generated data, such as search engines, warn of parts that are there and say
 * nothing. Returns undefined when nothing remains.
 */
export function withoutEmptyParts(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object') return value;
  return Array.isArray(value) ? withoutEmptyElements(value) : withoutEmptyMembers(value);
}

function withoutEmptyElements(list: readonly unknown[]): unknown {
  const kept = list.map(withoutEmptyParts).filter((element) => element !== undefined);
  return kept.length > 0 ? kept : undefined;
}

/** Names of JSON-LD that describe an object and are no content of it. An `@id` is: it refers to another object. */
const descriptive: ReadonlySet<string> = new Set(['@context', '@type']);

function withoutEmptyMembers(object: object): unknown {
  const kept = Object.entries(object).flatMap(([name, member]) => {
    const value = withoutEmptyParts(member);
    return value === undefined ? [] : [[name, value] as const];
  });
  return kept.some(([name]) => !descriptive.has(name)) ? Object.fromEntries(kept) : undefined;
}
