const TOGETHER_MS = 500;

/** Hands over together what comes at nearly the same time: many messages at once are one word, one sound. */
export function createGathering<T>(handOver: (gathered: readonly T[]) => void) {
  let gathered: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(one: T): void {
      gathered.push(one);
      timer ??= setTimeout(() => {
        const all = gathered;
        timer = undefined;
        gathered = [];
        handOver(all);
      }, TOGETHER_MS);
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
