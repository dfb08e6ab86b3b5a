import { setTimeout as pause } from 'node:timers/promises';
import { limitConcurrency } from '../../platform/concurrency-limiter.ts';

/** Maximum previews that wait; others are rejected. */
const MAX_WAITING = 20;

/** Runs a rendering when it is its turn. */
export type PreviewQueue = <T>(key: string, render: () => Promise<T>, delayMs?: number) => Promise<T>;

/**
 * Creates a queue that renders one preview at a time. Requests for a preview that is still waiting share its rendering;
 * one that has begun may show older values, so the next request waits for a new one. With a delay, the preview is
 * rendered no more often than this. Throws `LimitReached` when too many are waiting.
 */
export function createPreviewQueue(): PreviewQueue {
  const waiting = new Map<string, Promise<unknown>>();
  const enter = limitConcurrency({ running: 1, waiting: MAX_WAITING });
  return <T>(key: string, render: () => Promise<T>, delayMs = 0) => {
    const joined = waiting.get(key);
    if (joined) return joined as Promise<T>;
    const rendered = (async () => {
      // Also without a delay the rendering begins after it is in the list.
      await pause(delayMs);
      return enter(() => {
        waiting.delete(key);
        return render();
      });
    })();
    waiting.set(key, rendered);
    rendered.catch(() => waiting.delete(key));
    return rendered;
  };
}
