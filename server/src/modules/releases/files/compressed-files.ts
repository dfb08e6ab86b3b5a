import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';

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
 * Copies the compressed variants that a build has made from `source` to `target`; returns false if they are missing or
 * do not match the file.
 */
async function copyCompressedVariants(source: string, target: string): Promise<boolean> {
  const content = await readFile(target);
  for (const kind of ['br', 'gz'] as const) {
    const compressed = await readFile(`${source}.${kind}`).catch(() => null);
    const unpacked = compressed && (await unpack[kind](compressed).catch(() => null));
    if (!compressed || !unpacked?.equals(content)) return false;
    await writeFile(`${target}.${kind}`, compressed);
  }
  return true;
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
  const files = Object.keys(descriptor.files).filter(isCompressed);
  const isDone = await Promise.all(
    files.map(async (file) => {
      const target = path.join(incoming, file);
      const same = sameFile(file);
      return (await exists(`${target}.gz`)) || (same !== null && copyCompressedVariants(same, target));
    }),
  );
  // Sequential: parallel compression would occupy the thread pool that also compresses responses to visitors.
  for (const file of files.filter((_, index) => isDone[index] !== true)) {
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
