/** Rows of one statement: both databases bound the values of one. */
const BATCH = 250;

/** The numbers below `count`, some at a time. */
export async function inBatches(count: number, add: (indexes: readonly number[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += BATCH)
    await add(Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index));
}
