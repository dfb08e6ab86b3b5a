import { compressBest, type CachedResponse } from './cached-response.ts';

/** Milliseconds without a response in preparation after which compression starts. */
const IDLE_MS = 500;

export interface CompressionQueue {
  add(key: string): void;
  /** Called when no response is being prepared any more. */
  resume(): void;
}

interface CompressionParts {
  /** Returns the response if it is still cached. */
  find: (key: string) => CachedResponse | undefined;
  isBusy: () => boolean;
}

/**
 * Compresses cached responses once more with the best quality, one at a time and only while no response is being
 * prepared: a visitor waits for the quick compression alone.
 */
export function createCompressionQueue({ find, isBusy }: CompressionParts): CompressionQueue {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  const compressWaiting = async () => {
    for (const key of waiting) {
      if (isBusy()) return;
      waiting.delete(key);
      const response = find(key);
      // The quickly compressed body stays when it fails, for example for lack of memory.
      if (response) await compressBest(response).catch(() => undefined);
    }
  };
  const resume = () => {
    if (timer || waiting.size === 0) return;
    timer = setTimeout(() => {
      void compressWaiting().finally(() => {
        timer = null;
        if (!isBusy()) resume();
      });
    }, IDLE_MS).unref();
  };
  return { add: (key) => void waiting.add(key), resume };
}
