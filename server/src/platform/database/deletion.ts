import { limits } from 'shared-contracts/limits';
import type { Db, Tables } from './tables.ts';

/** When a run began, and before which moment what was deleted is destroyed. */
export interface Run {
  at: string;
  /** Milliseconds. */
  now: number;
}

/** How many rows one run may delete: a mistake in periods or time costs a part, and somebody sees it before the rest. */
export async function mostAtOnce(db: Db, table: keyof Tables): Promise<number> {
  const all = db.selectFrom(table).select((select) => select.fn.countAll<number>().as('total'));
  const { total } = await all.executeTakeFirstOrThrow();
  return Math.max(limits.deletedAtOnce.rows, Math.ceil(total * limits.deletedAtOnce.share));
}

/** Calls `some` with how many it may take until it takes fewer, or the most are taken. */
export async function inBatches(most: number, some: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  while (total < most) {
    const limit = Math.min(limits.idList, most - total);
    const count = await some(limit);
    total += count;
    if (count < limit) break;
  }
  return total;
}
