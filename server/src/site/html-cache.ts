import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from '../platform/concurrency-limiter.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const MAX_BYTES = 64 * 1_048_576;
/** Separate limit, because any client can request URLs that do not exist. */
const MAX_UNKNOWN_BYTES = 2 * 1_048_576;
const BROTLI_QUALITY = 10;
/** About 10 % larger in a tenth of the time: documents rendered per visitor must not block the CPU for others. */
const FAST_BROTLI_QUALITY = 5;

/**
 * Limits concurrent compressions: each one uses some megabytes while it runs, and a thousand at once would exhaust the
 * memory.
 */
const limitedCompression = limitConcurrency({ running: 4, waiting: Infinity });

export type Encoding = 'br' | 'gzip' | 'identity';

/** A document that is ready to be sent. */
export interface CachedPage {
  status: number;
  /** False: sent to the requests that wait for it, and rendered again for the next one. */
  isCacheable: boolean;
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: Readonly<Record<Encoding, PageBody>>;
}

/** One encoding of the document with its headers. */
export interface PageBody {
  bytes: Buffer;
  headers: Readonly<Record<string, string | number>>;
}

export interface HtmlCache {
  get(key: string): CachedPage | undefined;
  /**
   * Returns the cached page or a new one, with one rendering at a time per key. A page without a body is a redirect and
   * is cached too.
   */
  fill(key: string, make: () => Promise<CachedPage>): Promise<CachedPage>;
}

/**
 * Creates the cache of compressed documents; the least recently used are evicted first (product §13). Existing pages
 * have a separate cache, so that other URLs cannot evict them.
 */
export function createHtmlCache(): HtmlCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  const unknown = new LRUCache<string, CachedPage>({ maxSize: MAX_UNKNOWN_BYTES, sizeCalculation: bytesOf });
  const cached = (key: string) => pages.get(key) ?? unknown.get(key);
  const inFlight = new Map<string, Promise<CachedPage>>();
  return {
    get: cached,
    fill(key, make) {
      const ready = cached(key);
      if (ready) return Promise.resolve(ready);
      const waiting = inFlight.get(key);
      if (waiting) return waiting;
      const page = make().finally(() => inFlight.delete(key));
      inFlight.set(key, page);
      page.then(
        (made) => void (made.isCacheable && (made.status === 200 ? pages : unknown).set(key, made)),
        () => undefined,
      );
      return page;
    },
  };
}

/** Includes the key: an unknown URL may be long and redirects to /404 without a body. */
function bytesOf({ bodies }: CachedPage, key: string): number {
  return 2_048 + key.length + bodies.br.bytes.length + bodies.gzip.bytes.length + bodies.identity.bytes.length;
}

export async function cachedPage(
  { status, isCacheable }: Pick<CachedPage, 'status' | 'isCacheable'>,
  headers: Record<string, string>,
  html: string,
): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await limitedCompression(() => compressed(identity, isCacheable));
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, ETag: etag };
  const body = (bytes: Buffer, encoding?: Encoding): PageBody => ({
    bytes,
    headers: { ...all, 'Content-Length': bytes.length, ...(encoding ? { 'Content-Encoding': encoding } : {}) },
  });
  return {
    status,
    isCacheable,
    headers: all,
    etag,
    bodies: { br: body(br, 'br'), gzip: body(zipped, 'gzip'), identity: body(identity) },
  };
}

function compressed(content: Buffer, isCacheable: boolean): Promise<[Buffer, Buffer]> {
  const params = brotliParams(content, isCacheable ? BROTLI_QUALITY : FAST_BROTLI_QUALITY);
  return Promise.all([brotli(content, { params }), zip(content)]);
}

function brotliParams(content: Buffer, quality: number) {
  return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
}

/** Compresses a document that is sent once. */
export function compressOnce(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(content);
  if (encoding === 'gzip') return limitedCompression(() => zip(content));
  return limitedCompression(() => brotli(content, { params: brotliParams(content, FAST_BROTLI_QUALITY) }));
}

/** Returns the smallest encoding that the browser accepts, unless its quality values prefer another. */
export function encodingFor(accepted: string | undefined): Encoding {
  return (accepted && negotiate(accepted, ['br', 'gzip', 'identity'])) || 'identity';
}
