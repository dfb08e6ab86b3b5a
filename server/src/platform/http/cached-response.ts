import { createHash } from 'node:crypto';
import { compressAll, type Encoding } from './content-encoding.ts';

/** A response that is ready to be sent. */
export interface CachedResponse {
  status: number;
  /** False: sent to the requests that wait for it, and made again for the next one. */
  isCacheable: boolean;
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: Readonly<Record<Encoding, ResponseBody>>;
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
  const identity = Buffer.from(text);
  const [br, zipped] = await compressAll(identity, isCacheable);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, ETag: etag };
  const body = (bytes: Buffer, encoding?: Encoding): ResponseBody => ({
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
