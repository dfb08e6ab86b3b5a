import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseDescriptor } from 'shared-contracts/releases';
import { releaseFolder } from './release-files.ts';

/** Kept files never change, so that each release is measured once. */
const measured = new Map<string, number>();

/** Bytes of all browser files as most browsers fetch them; null where one is missing. */
export async function releaseSize(dataDir: string, { unit, id, files }: ReleaseDescriptor): Promise<number | null> {
  const folder = releaseFolder(dataDir, unit, id);
  const known = measured.get(folder);
  if (known !== undefined) return known;
  const sizes = await Promise.all(Object.keys(files).map((file) => sizeOf(path.join(folder, file))));
  if (sizes.includes(null)) return null;
  const size = sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
  measured.set(folder, size);
  return size;
}

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(`${file}.br`).catch(() => stat(file).catch(() => null));
  return found?.size ?? null;
}
