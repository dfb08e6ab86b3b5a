import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSED = /\.(js|css|svg)$/;

/**
 * Writes the missing compressed copies beside the files of a build (`dist`), so that a new site need not compress them
 * at its first start. A published release needs none: the site compresses it itself.
 */
export async function compressBuild(dist: string): Promise<void> {
  const { files } = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as ReleaseDescriptor;
  const missing = Object.keys(files)
    .filter((name) => COMPRESSED.test(name))
    .map((name) => path.join(dist, 'browser', name))
    .filter((file) => !existsSync(`${file}.gz`));
  for (const file of missing) {
    const content = readFileSync(file);
    const [small, older] = await Promise.all([brotli(content), zip(content, { level: 9 })]);
    writeFileSync(`${file}.br`, small);
    writeFileSync(`${file}.gz`, older);
  }
}
