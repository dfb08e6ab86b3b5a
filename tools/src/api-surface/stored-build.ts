import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import { filesBelow } from '../units.ts';

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_WINDOW_BITS } = constants;
/** Fixed timestamp of the zip entries, so that the same build gives the same bytes. */
const FIXED_TIME = new Date(1980, 0, 1);
const BUILD_METADATA = '.sources';

/** Packs a build (`dist`) into one file: an uncompressed zip inside brotli, which then compresses across files. */
export function packBuild(dist: string): Uint8Array {
  const names = filesBelow(dist).map((file) => path.relative(dist, file).replaceAll(path.sep, '/'));
  const files = names
    .filter((name) => name !== BUILD_METADATA)
    .map((name) => [name, new Uint8Array(readFileSync(path.join(dist, name)))] as const);
  const zip = zipSync(Object.fromEntries(files), { level: 0, mtime: FIXED_TIME });
  const params = { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS, [BROTLI_PARAM_SIZE_HINT]: zip.length };
  return brotliCompressSync(zip, { params });
}

/** Returns the content of every file of a packed build, by path. */
export function unpackBuild(packed: Uint8Array): Record<string, Uint8Array> {
  return unzipSync(new Uint8Array(brotliDecompressSync(packed)));
}
