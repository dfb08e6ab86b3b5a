import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { brotliBest, compressFast, encodingFor, type Encoding } from './content-encoding.ts';

/** A shorter response becomes hardly smaller. */
const MIN_COMPRESSED_BYTES = 256;
/** Estimated sizes of encodings that do not exist yet: Brotli relative to the content, gzip relative to Brotli (decision 9). */
const RATIOS = { br: 0.5, gzip: 1.1 } as const;

/** A response that is ready to be sent. */
export interface CachedResponse {
  status: number;
  /** False: kept by no shared cache and on no disk, and in memory for `keptMs` at most. */
  isCacheable: boolean;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /**
   * Holds the content as it is or compressed with Brotli. The other encodings are null until a client asks for them;
   * decompressed content is not kept.
   */
  bodies: Record<Encoding, ResponseBody | null>;
  /** Releases whose sections the page shows, one for each section: a visit counts for them too. */
  shows?: readonly { unit: Unit; id: string }[];
  /** Tags by which shared caches find the response; undefined if they must not keep it. */
  tags?: readonly string[];
  /** Responses to requests of their own that are cached together with this one, by what the request names. */
  related?: ReadonlyMap<string, CachedResponse>;
}

/** One encoding of the response with its headers. */
export interface ResponseBody {
  bytes: Buffer;
  headers: Readonly<Record<string, string | number>>;
}

interface ResponseOptions extends Pick<CachedResponse, 'status' | 'isCacheable'> {
  /** The server itself reads the content again and again. */
  keepsContent?: boolean;
}

export async function cachedResponse(
  { status, isCacheable, keepsContent = false }: ResponseOptions,
  headers: Record<string, string>,
  text: string,
): Promise<CachedResponse> {
  const content = unpooledBuffer(text);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, ETag: etag };
  const identity = bodyOf(all, content);
  if (content.length < MIN_COMPRESSED_BYTES)
    return { status, isCacheable, headers: all, etag, bodies: { br: identity, gzip: identity, identity } };
  if (keepsContent) return { status, isCacheable, headers: all, etag, bodies: { br: null, gzip: null, identity } };
  const br = bodyOf(all, await compressFast(content, 'br'), 'br');
  return { status, isCacheable, headers: all, etag, bodies: { br, gzip: null, identity: null } };
}

/** Returns a redirect, which has no content, to another address. */
export function withLocation(redirect: CachedResponse, address: string): CachedResponse {
  const headers = { ...redirect.headers, Location: address };
  const empty = bodyOf(headers, Buffer.alloc(0));
  return { ...redirect, headers, bodies: { br: empty, gzip: empty, identity: empty } };
}

/** Reports whether `bodyFor` has the encoding that the client prefers. */
export function isPrepared({ bodies }: CachedResponse, accepted: string | undefined): boolean {
  const encoding = encodingFor(accepted);
  return encoding === 'identity' || bodies[encoding] !== null;
}

/** Returns the body in the smallest encoding that the browser accepts, and keeps it. */
export async function prepareBody(response: CachedResponse, accepted: string | undefined): Promise<ResponseBody> {
  if (isPrepared(response, accepted)) return bodyFor(response, accepted);
  const { bodies, headers } = response;
  const encoding = encodingFor(accepted);
  try {
    return (bodies[encoding] ??= bodyOf(headers, await compressFast(contentOf(response), encoding), encoding));
  } catch {
    // For lack of memory: this client gets the content as it is, and the next one asks again.
    return bodyFor(response, accepted);
  }
}

/** Returns the body in the smallest encoding that the browser accepts and that is prepared. */
export function bodyFor(response: CachedResponse, accepted: string | undefined): ResponseBody {
  const { bodies, headers } = response;
  return bodies[encodingFor(accepted)] ?? bodies.identity ?? bodyOf(headers, contentOf(response));
}

/** Returns the content of the response without compression. */
export function contentOf({ bodies: { br, identity } }: CachedResponse): Buffer {
  if (identity) return identity.bytes;
  if (br) return brotliDecompressSync(br.bytes);
  throw new TypeError('The response has no content');
}

/** Returns the memory that the encodings use, in bytes. Those that may be added later are included with an estimate. */
export function bodyBytes({ bodies: { br, gzip, identity } }: CachedResponse): number {
  const content = identity?.bytes.length ?? 0;
  const brBytes = br?.bytes.length ?? Math.ceil(content * RATIOS.br);
  return content + brBytes + (gzip?.bytes.length ?? Math.ceil(brBytes * RATIOS.gzip));
}

/** Replaces the quickly compressed body by the smallest one. */
export async function compressBest(response: CachedResponse): Promise<void> {
  const { headers, bodies, related } = response;
  if (bodies.br !== bodies.identity) bodies.br = bodyOf(headers, await brotliBest(contentOf(response)), 'br');
  for (const other of related?.values() ?? []) await compressBest(other);
}

function bodyOf(headers: Readonly<Record<string, string>>, bytes: Buffer, encoding?: Encoding): ResponseBody {
  return {
    bytes,
    headers: { ...headers, 'Content-Length': bytes.length, ...(encoding && { 'Content-Encoding': encoding }) },
  };
}

/** `Buffer.from` returns a part of a pool of 64 kB, which a cached response would keep as a whole. */
function unpooledBuffer(text: string): Buffer {
  const buffer = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  buffer.write(text);
  return buffer;
}
