import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

const COMPRESSED = /\.(js|css|svg)$/;

export function isCompressed(file: string): boolean {
  return COMPRESSED.test(file);
}

/** Compression levels. High levels pay off, because the files are sent for as long as a release is live. */
export interface CompressionLevels {
  brotli: number;
  gzip: number;
}

export const MAX_COMPRESSION: CompressionLevels = { brotli: 11, gzip: 9 };

/** Writes Brotli and gzip variants next to the file. */
export async function writeCompressedVariants(file: string, effort: CompressionLevels): Promise<void> {
  const content = await readFile(file);
  const [small, older] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } }),
    zip(content, { level: effort.gzip }),
  ]);
  await writeFile(`${file}.br`, small);
  await writeFile(`${file}.gz`, older);
}

/**
 * Copies the compressed variants that a build has made from `source` to `target`; returns false if they are missing or
 * do not match the file.
 */
export async function copyCompressedVariants(source: string, target: string): Promise<boolean> {
  const content = await readFile(target);
  for (const kind of ['br', 'gz'] as const) {
    const compressed = await readFile(`${source}.${kind}`).catch(() => null);
    const unpacked = compressed && (await unpack[kind](compressed).catch(() => null));
    if (!compressed || !unpacked?.equals(content)) return false;
    await writeFile(`${target}.${kind}`, compressed);
  }
  return true;
}
