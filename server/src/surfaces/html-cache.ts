import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const MOST_BYTES = 64 * 1_048_576;
const BROTLI_QUALITY = 9;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A document ready to be sent. */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
}

export interface HtmlCache {
  get(key: string): CachedPage | undefined;
  /** One rendering at a time for each key; a page without a body is a redirect and is kept as well. */
  fill(key: string, make: () => Promise<CachedPage>): Promise<CachedPage>;
}

/** Documents in memory, already compressed; the least recently used go first (design §10). */
export function createHtmlCache(): HtmlCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf });
  const underWay = new Map<string, Promise<CachedPage>>();
  return {
    get: (key) => pages.get(key),
    fill(key, make) {
      const waiting = underWay.get(key);
      if (waiting) return waiting;
      const page = make().finally(() => underWay.delete(key));
      underWay.set(key, page);
      page.then(
        (made) => pages.set(key, made),
        () => undefined,
      );
      return page;
    },
  };
}

function bytesOf({ bodies }: CachedPage): number {
  return 512 + bodies.br.length + bodies.gzip.length + bodies.identity.length;
}

export async function cachedPage(status: number, headers: Record<string, string>, html: string): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, headers: { ...headers, ETag: etag }, etag, bodies: { br, gzip: zipped, identity } };
}

/** The smallest form that the browser takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
