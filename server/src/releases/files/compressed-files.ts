import { access, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { integrityOf } from '../../platform/files/integrity.ts';
import { inGroups } from './in-groups.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

const COMPRESSED = /\.(js|css|svg)$/;

export function isCompressed(file: string): boolean {
  return COMPRESSED.test(file);
}

/** Compression levels. High levels pay off, because the files are sent for as long as a release is live. */
export interface CompressionLevels {
  /** Null for no Brotli variant. */
  brotli: number | null;
  gzip: number;
}

export const MAX_COMPRESSION = { brotli: 11, gzip: 9 } as const satisfies CompressionLevels;
/**
 * Takes a fortieth of the time; the best Brotli variant is added later. There is no quick one before, because a stored
 * file is never replaced: its length may already have been sent.
 */
export const GZIP_ALONE: CompressionLevels = { brotli: null, gzip: MAX_COMPRESSION.gzip };

export function compressBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Writes the compressed variants next to the file. */
async function writeCompressedVariants(file: string, effort: CompressionLevels): Promise<void> {
  const content = await readFile(file);
  const [small, older] = await Promise.all([
    effort.brotli === null ? null : compressBrotli(content, effort.brotli),
    zip(content, { level: effort.gzip }),
  ]);
  if (small) await writeFile(`${file}.br`, small);
  await writeFile(`${file}.gz`, older);
}

/**
 * Copies the compressed variants of `source` to `target`; returns false if one is missing or does not decompress to the
 * content with this integrity.
 */
async function copyCompressedVariants(source: string, target: string, integrity: string): Promise<boolean> {
  const { size } = await stat(target);
  for (const kind of ['br', 'gz'] as const) {
    const compressed = await readFile(`${source}.${kind}`).catch(() => null);
    if (!compressed || (await decompressedIntegrity(kind, compressed, size)) !== integrity) return false;
    await writeFile(`${target}.${kind}`, compressed);
  }
  return true;
}

/**
 * Returns the integrity of the decompressed content; null if it is larger than `size` or damaged. Its memory is freed
 * at once: kept until a garbage collection, the content of a whole release would leave a larger heap.
 */
async function decompressedIntegrity(
  kind: keyof typeof unpack,
  compressed: Buffer,
  size: number,
): Promise<string | null> {
  // One buffer for all of it, larger than the pool that small buffers share.
  const bytes = Buffer.poolSize + size + 1;
  const content = await unpack[kind](compressed, { chunkSize: bytes, maxOutputLength: bytes }).catch(() => null);
  if (content === null) return null;
  const integrity = integrityOf(content);
  if (content.buffer.byteLength === bytes) content.buffer.transfer(0);
  return integrity;
}

export interface Compression {
  effort?: CompressionLevels;
  /** Returns a stored file that is probably the same and has compressed variants; null if there is none. */
  sameFile?: (file: string) => string | null;
  /** Stops after the current file. */
  signal?: AbortSignal;
}

/** Compresses the browser files that have no compressed variants yet, or copies the variants of the same file. */
export async function compressRelease(
  incoming: string,
  descriptor: ReleaseDescriptor,
  { effort = MAX_COMPRESSION, sameFile = () => null, signal }: Compression = {},
): Promise<void> {
  const files = Object.entries(descriptor.files).filter(([file]) => isCompressed(file));
  const compressed = new Set<string>();
  await inGroups(files, async ([file, integrity]) => {
    const target = path.join(incoming, file);
    const same = sameFile(file);
    if ((await exists(`${target}.gz`)) || (same !== null && (await copyCompressedVariants(same, target, integrity))))
      compressed.add(file);
  });
  // Sequential: parallel compression would occupy the thread pool that also compresses responses to visitors.
  for (const [file] of files.filter(([name]) => !compressed.has(name))) {
    if (signal?.aborted === true) return;
    await writeCompressedVariants(path.join(incoming, file), effort);
  }
}

/**
 * Returns the names of the files in the folder of a release that have a gzip variant and no Brotli variant yet; none if
 * the release is not on this server.
 */
export async function filesWithoutBrotli(folder: string): Promise<string[]> {
  const names = new Set(await readdir(folder, { recursive: true }).catch(() => []));
  return [...names]
    .filter((name) => name.endsWith('.gz'))
    .map((name) => name.slice(0, -'.gz'.length))
    .filter((file) => !names.has(`${file}.br`));
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
