import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { limitConcurrency } from '../concurrency-limiter.ts';

type Compress<Options> = (content: Buffer, options?: Options) => Promise<Buffer>;

const brotli = withoutSpareMemory<BrotliOptions>(promisify(brotliCompress));
const zip = withoutSpareMemory<ZlibOptions>(promisify(gzip));

const BEST_BROTLI_QUALITY = 11;
/** About 10 % larger in a tenth of the time. */
const FAST_BROTLI_QUALITY = 5;

/**
 * Limits concurrent compressions: each one uses some megabytes while it runs, and a thousand at once would exhaust the
 * memory.
 */
const limitedCompression = limitConcurrency({ running: 4, waiting: Infinity });

export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the smallest encoding that the browser accepts, unless its quality values prefer another. */
export function encodingFor(accepted: string | undefined): Encoding {
  return (accepted && negotiate(accepted, ['br', 'gzip', 'identity'])) || 'identity';
}

/** Compresses as small as possible, which takes ten times as long. */
export function brotliBest(content: Buffer): Promise<Buffer> {
  return limitedCompression(() => brotli(content, { params: brotliParams(content, BEST_BROTLI_QUALITY) }));
}

/** Compresses quickly: while a visitor waits, or a document that is sent once. */
export function compressFast(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(content);
  if (encoding === 'gzip') return limitedCompression(() => zip(content));
  return limitedCompression(() => brotli(content, { params: brotliParams(content, FAST_BROTLI_QUALITY) }));
}

function brotliParams(content: Buffer, quality: number) {
  return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
}

/** Copies the result: zlib returns a part of a buffer of 16 kB, which a cached response would keep as a whole. */
function withoutSpareMemory<Options>(compress: Compress<Options>): Compress<Options> {
  return async (content, options) => {
    const result = await compress(content, options);
    const copy = Buffer.allocUnsafeSlow(result.length);
    result.copy(copy);
    return copy;
  };
}
