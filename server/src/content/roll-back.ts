import type { Db } from '../platform/database/tables.ts';

/** Thrown to roll back a transaction whose result is needed. */
class RolledBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('rolled back');
    this.result = result;
  }
}

/** Returns the result of `attempt` and undoes what it has written. Throws what it throws. */
export async function rolledBack<T>(db: Db, attempt: (trx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      throw new RolledBack(await attempt(trx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}
