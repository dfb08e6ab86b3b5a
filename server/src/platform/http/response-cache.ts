import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

const MAX_BYTES = 64 * 1_048_576;
/** Separate limit, because any client can request URLs that do not exist. */
const MAX_UNKNOWN_BYTES = 2 * 1_048_576;

export interface ResponseCache {
  get(key: string): CachedResponse | undefined;
  /**
   * Returns the cached response or a new one, with one in preparation at a time per key. A response without a body is a
   * redirect and is cached too.
   */
  fill(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse>;
}

/**
 * Creates a cache of compressed responses; the least recently used are evicted first (product §13). Existing pages have
 * a separate cache, so that other URLs cannot evict them.
 */
export function createResponseCache(): ResponseCache {
  const existing = new LRUCache<string, CachedResponse>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  const unknown = new LRUCache<string, CachedResponse>({ maxSize: MAX_UNKNOWN_BYTES, sizeCalculation: bytesOf });
  const cached = (key: string) => existing.get(key) ?? unknown.get(key);
  const inFlight = new Map<string, Promise<CachedResponse>>();
  return {
    get: cached,
    fill(key, make) {
      const ready = cached(key);
      if (ready) return Promise.resolve(ready);
      const waiting = inFlight.get(key);
      if (waiting) return waiting;
      const response = make().finally(() => inFlight.delete(key));
      inFlight.set(key, response);
      response.then(
        (made) => void (made.isCacheable && (made.status === 200 ? existing : unknown).set(key, made)),
        () => undefined,
      );
      return response;
    },
  };
}

/** Includes the key: an unknown URL may be long and redirects to /404 without a body. */
function bytesOf({ bodies }: CachedResponse, key: string): number {
  return 2_048 + key.length + bodies.br.bytes.length + bodies.gzip.bytes.length + bodies.identity.bytes.length;
}
