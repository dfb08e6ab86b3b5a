import type { ContentSource } from './content-kind.ts';

/**
 * Returns the time from which on, without any write, visitors may see other records; null without one.
 * @param entities - kinds that are shown; by default all
 */
export async function nextChange(
  { db, kinds }: Pick<ContentSource, 'db' | 'kinds'>,
  entities: Iterable<string> = kinds.keys(),
): Promise<string | null> {
  const found = await Promise.all([...entities].map(async (entity) => kinds.get(entity)?.addresses?.nextChange?.(db)));
  return earliest(found);
}

/** Returns the kinds of records that appear or disappear without a write. */
export function changingKinds({ kinds }: Pick<ContentSource, 'kinds'>): string[] {
  return [...kinds.values()].flatMap(({ entity, addresses }) => (addresses?.nextChange ? [entity] : []));
}

/** Returns the first of some times; null without any. */
export function earliest(times: readonly (string | null | undefined)[]): string | null {
  return times.filter((time) => typeof time === 'string').toSorted()[0] ?? null;
}
