import type { Db } from './tables.ts';

/** The number that every content change increments; it is part of cache keys. */
export interface ContentVersion {
  /** Returns the version known to this process: exact for its own writes, shortly behind for those of others. */
  current(): number;
  /** Called after a commit with the version that it wrote. Never decreases. */
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

/** Increments the stored version inside the transaction of a change and returns it. */
export async function raiseContentVersion(trx: Db): Promise<number> {
  const row = await trx
    .updateTable('content_state')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}
