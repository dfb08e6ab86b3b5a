import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSED = /\.(js|css|svg)$/;

/** Writes files of a build as small as they get beside themselves: once, here, so that no start of a server has to. */
export async function compressFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const file of names.filter((name) => COMPRESSED.test(name)).map((name) => path.join(folder, name))) {
    const content = readFileSync(file);
    const [small, older] = await Promise.all([brotli(content), zip(content, { level: 9 })]);
    writeFileSync(`${file}.br`, small);
    writeFileSync(`${file}.gz`, older);
  }
}
