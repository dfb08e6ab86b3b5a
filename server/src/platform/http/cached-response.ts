import { createHash } from 'node:crypto';
import { brotliBest, compressAll, type Encoding } from './content-encoding.ts';

/** A shorter response becomes hardly smaller. */
const MIN_COMPRESSED_BYTES = 256;

/** A response that is ready to be sent. */
export interface CachedResponse {
  status: number;
  /** False: sent to the requests that wait for it, and made again for the next one. */
  isCacheable: boolean;
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: Record<Encoding, ResponseBody>;
  /** A response to a request of its own that is cached together with this one. */
  data?: CachedResponse;
}

/** One encoding of the response with its headers. */
export interface ResponseBody {
  bytes: Buffer;
  headers: Readonly<Record<string, string | number>>;
}

export async function cachedResponse(
  { status, isCacheable }: Pick<CachedResponse, 'status' | 'isCacheable'>,
  headers: Record<string, string>,
  text: string,
): Promise<CachedResponse> {
  const content = Buffer.from(text);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, ETag: etag };
  const identity = bodyOf(all, content);
  const bodies = { br: identity, gzip: identity, identity };
  if (content.length >= MIN_COMPRESSED_BYTES) {
    const [br, gzip] = await compressAll(content);
    Object.assign(bodies, { br: bodyOf(all, br, 'br'), gzip: bodyOf(all, gzip, 'gzip') });
  }
  return { status, isCacheable, headers: all, etag, bodies };
}

/** Returns the memory that the encodings use, in bytes. */
export function bodyBytes({ bodies: { br, gzip, identity } }: CachedResponse): number {
  return br.bytes.length + gzip.bytes.length + identity.bytes.length;
}

/** Replaces the quickly compressed body by the smallest one. */
export async function compressBest({ headers, bodies, data }: CachedResponse): Promise<void> {
  if (bodies.br !== bodies.identity) bodies.br = bodyOf(headers, await brotliBest(bodies.identity.bytes), 'br');
  if (data) await compressBest(data);
}

function bodyOf(headers: Readonly<Record<string, string>>, bytes: Buffer, encoding?: Encoding): ResponseBody {
  return {
    bytes,
    headers: { ...headers, 'Content-Length': bytes.length, ...(encoding && { 'Content-Encoding': encoding }) },
  };
}
