import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { classPrefix } from '@vitrin/shared-contracts/class-prefix';
import type { DescribedSection, Unit } from '@vitrin/shared-contracts/releases';
import { styleProblem } from '@vitrin/shared-contracts/section-styles';

const compress = promisify(brotliCompress);

/** Bytes of the files of a section after compression. */
export interface FileFigures {
  script: number;
  style: number;
}

/** Returns the sizes of the files of a section in the folder of its release. */
export async function fileFigures(folder: string, { scripts, styles }: DescribedSection): Promise<FileFigures> {
  return { script: await sizeOf(folder, scripts), style: await sizeOf(folder, styles) };
}

async function sizeOf(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await compress(await readFile(path.join(folder, file)))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Returns why the styles of a section could reach the page around it, with the file; null if they cannot. */
export async function stylesProblem(folder: string, unit: Unit, { styles }: DescribedSection): Promise<string | null> {
  const classes = classPrefix((text) => createHash('sha256').update(text).digest('base64url'), unit);
  for (const file of styles) {
    const problem = styleProblem(await readFile(path.join(folder, file), 'utf8'), { unit, classes });
    if (problem !== null) return `${file}: ${problem}`;
  }
  return null;
}
