import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { brotliBest, compressAll, encodingFor, type Encoding } from './content-encoding.ts';

/** A shorter response becomes hardly smaller. */
const MIN_COMPRESSED_BYTES = 256;

/** A response that is ready to be sent. */
export interface CachedResponse {
  status: number;
  /** False: sent to the requests that wait for it, and made again for the next one. */
  isCacheable: boolean;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** `identity` is null if the response is stored compressed alone: it takes more memory than both others. */
  bodies: { br: ResponseBody; gzip: ResponseBody; identity: ResponseBody | null };
  /** Tags by which shared caches find the response; undefined if they must not keep it. */
  tags?: readonly string[];
  /** A response to a request of its own that is cached together with this one. */
  data?: CachedResponse;
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
  const [br, gzip] = await compressAll(content);
  const bodies = {
    br: bodyOf(all, br, 'br'),
    gzip: bodyOf(all, gzip, 'gzip'),
    identity: keepsContent ? identity : null,
  };
  return { status, isCacheable, headers: all, etag, bodies };
}

/** Returns the body in the smallest encoding that the browser accepts. */
export function bodyFor(response: CachedResponse, accepted: string | undefined): ResponseBody {
  const { bodies, headers } = response;
  return bodies[encodingFor(accepted)] ?? bodyOf(headers, contentOf(response));
}

/** Returns the content of the response without compression. */
export function contentOf({ bodies: { gzip, identity } }: CachedResponse): Buffer {
  return identity?.bytes ?? gunzipSync(gzip.bytes);
}

/** Returns the memory that the encodings use, in bytes. */
export function bodyBytes({ bodies: { br, gzip, identity } }: CachedResponse): number {
  return br.bytes.length + gzip.bytes.length + (identity?.bytes.length ?? 0);
}

/** Replaces the quickly compressed body by the smallest one. */
export async function compressBest(response: CachedResponse): Promise<void> {
  const { headers, bodies, data } = response;
  if (bodies.br !== bodies.identity) bodies.br = bodyOf(headers, await brotliBest(contentOf(response)), 'br');
  if (data) await compressBest(data);
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
