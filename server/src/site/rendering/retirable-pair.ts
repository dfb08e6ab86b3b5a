import type { RenderPair } from './render-pair.ts';

/**
 * When a process ends or is replaced by a new one. V8 and the allocator keep the memory of the largest load, and bundles may
 * keep what they have seen.
 */
export interface Recycling {
  /** Least number of pages and sections that it has rendered. */
  pages: number;
  /** Milliseconds that it has been idle. */
  idleMs: number;
  /** Whether a new process takes its place. */
  isReplaced: boolean;
}

export interface RetirablePair extends RenderPair {
  /** Ends the process when its renderings in flight are finished. */
  retire(): void;
}

/** Counts the renderings of a process. `onRecycle` is called whenever it is idle and should end or be replaced. */
export function toRetirable(pair: RenderPair, { pages, idleMs }: Recycling, onRecycle: () => void): RetirablePair {
  let inFlight = 0;
  let rendered = 0;
  let isRetired = false;
  const idleTimer = setTimeout(() => {
    if (inFlight === 0 && rendered >= pages && !isRetired) onRecycle();
  }, idleMs).unref();
  const endWhenIdle = () => {
    if (!isRetired || inFlight > 0) return;
    clearTimeout(idleTimer);
    void pair.close();
  };
  const counted = async <T>(rendering: () => Promise<T>) => {
    inFlight += 1;
    try {
      return await rendering();
    } finally {
      inFlight -= 1;
      rendered += 1;
      idleTimer.refresh();
      endWhenIdle();
    }
  };
  return {
    ...pair,
    render: (request) => counted(() => pair.render(request)),
    renderSection: (request) => counted(() => pair.renderSection(request)),
    retire() {
      isRetired = true;
      endWhenIdle();
    },
  };
}
