const BATCH_WINDOW_MS = 500;

/** Batches items that arrive at nearly the same time, so that many messages cause one announcement and one sound. */
export function createBatcher<T>(onBatch: (batch: readonly T[]) => void) {
  let batch: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(one: T): void {
      batch.push(one);
      timer ??= setTimeout(() => {
        const all = batch;
        timer = undefined;
        batch = [];
        onBatch(all);
      }, BATCH_WINDOW_MS);
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
