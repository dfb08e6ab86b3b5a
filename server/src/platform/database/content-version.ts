import type { Db } from './tables.ts';

/** Stored instead of an entity when a change may concern all of them. */
export const EVERY_ENTITY = '*';

/**
 * The number that every content change increments, and for each entity the number of its last change. Caches compare it
 * with the version that they were filled at.
 */
export interface ContentVersion {
  /** Returns the version known to this process: exact for its own writes, shortly behind for those of others. */
  current(): number;
  /** Returns the version of the last change of any of these entities; null: of any entity. */
  of(entities: readonly string[] | null): number;
  /** Returns the entities that have changed since a version; `EVERY_ENTITY` if it may be all of them. */
  changedSince(version: number): readonly string[];
  /** Called after a commit with the version that it wrote, and the changed entities. No version ever decreases. */
  raise(version: number, entities?: readonly string[]): void;
}

export function createContentVersion(initial: number): ContentVersion {
  const changes = new Map([[EVERY_ENTITY, initial]]);
  const lastChange = (entity: string) => changes.get(entity) ?? 0;
  let version = initial;
  return {
    current: () => version,
    of: (entities) => (entities ? Math.max(lastChange(EVERY_ENTITY), ...entities.map(lastChange)) : version),
    changedSince: (known) => [...changes].flatMap(([entity, last]) => (last > known ? [entity] : [])),
    raise(next, entities = [EVERY_ENTITY]) {
      version = Math.max(version, next);
      for (const entity of entities) changes.set(entity, Math.max(lastChange(entity), next));
    },
  };
}

export async function readContentVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('content_state').select('version').where('id', '=', 1).executeTakeFirstOrThrow();
  return row.version;
}

/** Increments the stored version inside the transaction of a change and returns it. */
export async function raiseContentVersion(trx: Db, entities: readonly string[] = [EVERY_ENTITY]): Promise<number> {
  const { version } = await trx
    .updateTable('content_state')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('content_versions')
    .values(entities.map((entity) => ({ entity, version })))
    .onConflict((conflict) => conflict.column('entity').doUpdateSet({ version }))
    .execute();
  return version;
}

/**
 * Loads the changes of other processes. All rows are read: a change of another process may be older than the last one
 * of this process, and still unknown to it.
 */
export async function readContentChanges(db: Db, contentVersion: Pick<ContentVersion, 'raise'>): Promise<void> {
  const latest = await readContentVersion(db);
  const changes = await db.selectFrom('content_versions').select(['entity', 'version']).execute();
  for (const { entity, version } of changes) contentVersion.raise(version, [entity]);
  // A process of an older release increments the version without naming the entity.
  if (changes.every(({ version }) => version < latest)) contentVersion.raise(latest);
}
