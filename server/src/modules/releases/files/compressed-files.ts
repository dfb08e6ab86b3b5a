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

/** How small files are made: they are sent for as long as a release is live. */
export interface Effort {
  brotli: number;
  gzip: number;
}

export const SMALLEST: Effort = { brotli: 11, gzip: 9 };

/** Writes the file as Brotli and as gzip beside itself. */
export async function compressBeside(file: string, effort: Effort): Promise<void> {
  const content = await readFile(file);
  const [small, older] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } }),
    zip(content, { level: effort.gzip }),
  ]);
  await writeFile(`${file}.br`, small);
  await writeFile(`${file}.gz`, older);
}

/** Copies what a build has compressed beside `source` to `target`; false where it is not there or holds something else. */
export async function copyCompressed(source: string, target: string): Promise<boolean> {
  const content = await readFile(target);
  for (const kind of ['br', 'gz'] as const) {
    const compressed = await readFile(`${source}.${kind}`).catch(() => null);
    const unpacked = compressed && (await unpack[kind](compressed).catch(() => null));
    if (!compressed || !unpacked?.equals(content)) return false;
    await writeFile(`${target}.${kind}`, compressed);
  }
  return true;
}
