import type { Db } from './tables.ts';

/** The one number that every content change raises; caches are keyed by it. */
export interface ContentVersion {
  /** As this process knows it: exact for its own writes, within a moment for those of others. */
  current(): number;
  /** Called after a commit with the version it wrote. Never goes back. */
  raise(version: number): void;
}

export function createContentVersion(initial: number): ContentVersion {
  let version = initial;
  return {
    current: () => version,
    raise(next) {
      version = Math.max(version, next);
    },
  };
}

export async function readContentVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('content_state').select('version').where('id', '=', 1).executeTakeFirstOrThrow();
  return row.version;
}

/** Raises the stored version inside the change's transaction and returns it. */
export async function raiseContentVersion(trx: Db): Promise<number> {
  const row = await trx
    .updateTable('content_state')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}
