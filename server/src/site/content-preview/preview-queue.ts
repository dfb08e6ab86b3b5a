import { setTimeout as pause } from 'node:timers/promises';
import { limitConcurrency } from '../../platform/concurrency-limiter.ts';

/** Maximum previews that wait; others are rejected. */
const MAX_WAITING = 20;
const MAX_WAITING_LINKS = 8;
/** Milliseconds between two renderings of links. */
const LINK_REST_MS = 500;
/** Rest after a rendering of a link, relative to its duration: links together take at most a quarter of the time. */
const LINK_REST_RATIO = 3;

/** Runs a rendering when it is its turn. */
type Run = <T>(key: string, render: () => Promise<T>) => Promise<T>;

export interface PreviewQueue {
  /** Renders the form of a user. */
  own: Run;
  /** Renders a link, which anyone who has it can request. */
  link: Run;
}

/**
 * Creates a queue that renders one preview at a time. Requests for a preview that is still waiting share its rendering;
 * one that has begun may show older values, so the next request waits for a new one. All links share one place in the
 * queue and a rest after each rendering, because a rendering holds the only connection of SQLite. Throws `LimitReached`
 * when too many are waiting.
 */
export function createPreviewQueue(linkRestMs = LINK_REST_MS): PreviewQueue {
  const waiting = new Map<string, Promise<unknown>>();
  const enter = limitConcurrency({ running: 1, waiting: MAX_WAITING });
  const enterLinks = limitConcurrency({ running: 1, waiting: MAX_WAITING_LINKS });
  let restsUntil = 0;
  const shared = <T>(key: string, run: () => Promise<T>) => {
    const joined = waiting.get(key);
    if (joined) return joined as Promise<T>;
    const rendered = run();
    waiting.set(key, rendered);
    rendered.catch(() => waiting.delete(key));
    return rendered;
  };
  const begin = <T>(key: string, render: () => Promise<T>) => {
    waiting.delete(key);
    return render();
  };
  const rested = async <T>(render: () => Promise<T>) => {
    const start = performance.now();
    try {
      return await render();
    } finally {
      const end = performance.now();
      restsUntil = end + Math.max(linkRestMs, LINK_REST_RATIO * (end - start));
    }
  };
  return {
    own: (key, render) =>
      shared(key, async () => {
        // The rendering begins after it is in the list.
        await Promise.resolve();
        return enter(() => begin(key, render));
      }),
    link: (key, render) =>
      shared(key, () =>
        enterLinks(async () => {
          await pause(Math.max(0, restsUntil - performance.now()));
          return enter(() => rested(() => begin(key, render)));
        }),
      ),
  };
}
