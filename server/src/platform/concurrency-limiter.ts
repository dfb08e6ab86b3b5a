/** Thrown when the queue is full. */
export class LimitReached extends Error {}

/** Runs up to `running` tasks at once and queues up to `waiting` more; others are rejected. */
export function limitConcurrency({ running, waiting }: { running: number; waiting: number }) {
  let active = 0;
  const queue: (() => void)[] = [];
  return async function enter<T>(task: () => Promise<T>): Promise<T> {
    if (active < running) active += 1;
    else await waitForTurn(queue, waiting);
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

function waitForTurn(queue: (() => void)[], waiting: number): Promise<void> {
  if (queue.length >= waiting) throw new LimitReached();
  return new Promise((resolve) => queue.push(resolve));
}
