import { LRUCache } from 'lru-cache';
import type { CacheResult } from '../metrics/metrics.ts';
import type { ContentVersion } from '../database/content-version.ts';
import { bodyBytes, type CachedResponse } from './cached-response.ts';
import { createCompressionQueue } from './compression-queue.ts';

/** What a response was made from. */
export interface Dependencies {
  /** Entities of the audit log whose changes may change the response; null: any entity. */
  content: readonly string[] | null;
  /** Time from which it may differ without any change, in milliseconds since the epoch; `Infinity` when there is none. */
  freshUntil: number;
}

/** A public read of the API whose response is part of another response. */
export interface DependentRead extends Dependencies {
  url: string;
  /** Null when the response of the read is not cached. */
  etag: string | null;
}

/** A new response with what it was made from, besides the reads. */
export interface MadeResponse {
  response: CachedResponse;
  content: readonly string[];
  reads: readonly DependentRead[];
  /** Milliseconds for which a response that is not cacheable is kept all the same; missing: it is not kept. */
  keptMs?: number;
}

interface Entry extends MadeResponse {
  /** Content version before the response was made or last compared with its reads. */
  version: number;
  /** Content version at which the entry was last found to be fresh. */
  checkedAt: number;
  /** Time at which it is made again whether something has changed or not, in milliseconds since the epoch. */
  keptUntil: number;
}

export interface ResponseCache {
  /** Returns the response if nothing has changed that it was made from. */
  get(key: string): CachedResponse | undefined;
  /**
   * Returns the cached response or a new one, with one in preparation at a time per key. A stale response whose reads
   * still return the same is kept. A response without a body is a redirect and is cached too.
   */
  fill(key: string, make: () => Promise<MadeResponse>): Promise<CachedResponse>;
}

export interface ResponseCacheOptions {
  contentVersion: Pick<ContentVersion, 'current' | 'of'>;
  /** Maximum size of the responses with status 200, in bytes. */
  maxBytes: number;
  /** Separate limit for all others, because any client can request URLs that do not exist. */
  maxUnknownBytes: number;
  /** Repeats a read, from its own cache where possible. */
  readAgain: (url: string) => Promise<DependentRead>;
  /** Called once for each request. */
  onFound: (result: CacheResult) => void;
}

/**
 * Creates a cache of compressed responses; the least recently used are evicted first (product §13). Existing pages have
 * a separate cache, so that other URLs cannot evict them.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { contentVersion, maxBytes, maxUnknownBytes, readAgain, onFound } = options;
  const existing = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const unknown = new LRUCache<string, Entry>({ maxSize: maxUnknownBytes, sizeCalculation: bytesOf });
  const inFlight = new Map<string, Promise<CachedResponse>>();
  const find = (key: string) => existing.get(key) ?? unknown.get(key);
  const compression = createCompressionQueue({
    find: (key) => existing.peek(key)?.response,
    isBusy: () => inFlight.size > 0,
  });
  const hasChanged = ({ content }: Pick<Dependencies, 'content'>, { version }: Entry) =>
    contentVersion.of(content) > version;

  const isFresh = (entry: Entry) => {
    if (entry.keptUntil <= Date.now()) return false;
    if (entry.reads.some(({ freshUntil }) => freshUntil <= Date.now())) return false;
    const current = contentVersion.current();
    if (entry.checkedAt === current) return true;
    if (hasChanged(entry, entry) || entry.reads.some((read) => hasChanged(read, entry))) return false;
    entry.checkedAt = current;
    return true;
  };
  /** Repeats the reads that may have changed. Keeps the entry and returns true when all of them return the same. */
  const revalidate = async (entry: Entry) => {
    if (hasChanged(entry, entry) || !entry.response.isCacheable) return false;
    const version = contentVersion.current();
    const isStale = (read: DependentRead) => hasChanged(read, entry) || read.freshUntil <= Date.now();
    const reads = await Promise.all(
      entry.reads.map(async (read) => (isStale(read) ? await readAgain(read.url) : read)),
    );
    if (reads.some(({ etag }, index) => etag === null || etag !== entry.reads[index]?.etag)) return false;
    Object.assign(entry, { reads, version });
    return true;
  };
  const keep = (key: string, made: MadeResponse, version: number) => {
    const { status, isCacheable } = made.response;
    const keptMs = isCacheable ? Infinity : (made.keptMs ?? 0);
    if (keptMs === 0) return;
    const entry = { ...made, version, checkedAt: version, keptUntil: Date.now() + keptMs };
    (status === 200 ? existing : unknown).set(key, entry);
    if (status === 200 && isCacheable) compression.add(key);
  };
  const makeAgain = async (key: string, make: () => Promise<MadeResponse>) => {
    const version = contentVersion.current();
    const stale = find(key);
    const isUnchanged = stale !== undefined && (await revalidate(stale));
    onFound(isUnchanged ? 'stale' : 'miss');
    if (isUnchanged) return stale.response;
    const made = await make();
    // One that was begun later may have been faster.
    if ((find(key)?.version ?? 0) <= version) keep(key, made, version);
    return made.response;
  };

  return {
    get(key) {
      const entry = find(key);
      if (!entry || !isFresh(entry)) return undefined;
      onFound('hit');
      return entry.response;
    },
    async fill(key, make) {
      const ready = find(key);
      if (ready && isFresh(ready)) {
        onFound('hit');
        return ready.response;
      }
      // A request after a change must not get a response that was begun before it.
      const preparation = `${contentVersion.current()} ${key}`;
      const waiting = inFlight.get(preparation);
      if (waiting) {
        onFound('miss');
        return waiting;
      }
      const response = makeAgain(key, make).finally(() => {
        inFlight.delete(preparation);
        if (inFlight.size === 0) compression.resume();
      });
      inFlight.set(preparation, response);
      return response;
    },
  };
}

/** Includes the key: an unknown URL may be long and redirects to /404 without a body. */
function bytesOf({ response, reads }: Entry, key: string): number {
  const readBytes = reads.reduce((sum, { url }) => sum + 200 + url.length, 0);
  const related = [...(response.related?.values() ?? [])].reduce((sum, other) => sum + bodyBytes(other), 0);
  return 2_048 + key.length + readBytes + bodyBytes(response) + related;
}
