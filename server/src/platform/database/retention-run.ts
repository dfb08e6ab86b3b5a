import { limits } from '@vitrin/shared-contracts/limits';
import type { Db, Tables } from './tables.ts';

/** The start time of a retention run, and the time before which soft-deleted rows are destroyed. */
export interface RetentionRun {
  at: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Returns how many rows one run may delete. A mistake in retention periods or in the clock then affects only part of
 * the data, and staff can notice it before the rest is deleted.
 */
export async function maxRowsPerRun(db: Db, table: keyof Tables): Promise<number> {
  const all = db.selectFrom(table).select((select) => select.fn.countAll<number>().as('total'));
  const { total } = await all.executeTakeFirstOrThrow();
  return Math.max(limits.deletedPerRun.rows, Math.ceil(total * limits.deletedPerRun.share));
}

/**
 * Calls `some` repeatedly with the number of rows that it may process, until it processes fewer or `most` is reached.
 * Returns the total.
 */
export async function inBatches(maxRows: number, processBatch: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  while (total < maxRows) {
    const limit = Math.min(limits.idList, maxRows - total);
    const count = await processBatch(limit);
    total += count;
    if (count < limit) break;
  }
  return total;
}
