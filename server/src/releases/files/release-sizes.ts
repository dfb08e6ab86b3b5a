import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../platform/database/tables.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { readDescriptor } from '../stored/stored-descriptor.ts';
import { releaseFolder } from './release-files.ts';

/**
 * Stores the sizes of releases that have none: builds of the checkout, and releases of older servers. One whose files
 * are not on this server stays without.
 */
export async function storeMissingSizes(
  { config, db }: Pick<PlatformServices, 'config' | 'db'>,
  unit: Unit,
): Promise<void> {
  const rows = await db
    .selectFrom('releases')
    .select(['unit', 'id', 'descriptor'])
    .where('unit', '=', unit)
    .where('bytes', 'is', null)
    .execute();
  for (const row of rows) {
    const bytes = await sizeOnDisk(releaseFolder(config.dataDir, unit, row.id), readDescriptor(row).descriptor);
    if (bytes !== null) await setReleaseBytes(db, { unit, id: row.id, bytes });
  }
}

export async function setReleaseBytes(
  db: Db,
  { unit, id, bytes }: { unit: Unit; id: string; bytes: number },
): Promise<void> {
  await db.updateTable('releases').set({ bytes }).where('unit', '=', unit).where('id', '=', id).execute();
}

/** Returns the bytes of the files of both bundles; null if one is missing. */
async function sizeOnDisk(folder: string, { files, server }: ReleaseDescriptor): Promise<number | null> {
  const names = [...Object.keys(files), ...Object.keys(server).map((file) => path.join('ssr', file))];
  const sizes = await Promise.all(names.map((name) => stat(path.join(folder, name)).catch(() => null)));
  let bytes = 0;
  for (const found of sizes) {
    if (!found) return null;
    bytes += found.size;
  }
  return bytes;
}
