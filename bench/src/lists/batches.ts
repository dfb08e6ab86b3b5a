/** Rows per INSERT statement: both databases limit the number of bound values per statement. */
const BATCH = 250;

/** Calls `add` with the indexes below `count`, one batch at a time. */
export async function inBatches(count: number, add: (indexes: readonly number[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += BATCH)
    await add(Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index));
}
