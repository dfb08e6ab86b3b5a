import type { Db } from './tables.ts';

/** Thrown to roll back a transaction whose result is wanted. */
class RollBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('rolled back');
    this.result = result;
  }
}

/** Runs queries in a transaction that is always rolled back, and returns their result. Throws what `run` throws. */
export async function rolledBack<T>(db: Db, run: (trx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      throw new RollBack(await run(trx));
    });
  } catch (error) {
    if (error instanceof RollBack) return error.result as T;
    throw error;
  }
}
