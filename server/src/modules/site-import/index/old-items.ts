import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { endedImports, deleteItems } from './import-rows.repository.ts';

const KEPT_MS = 90 * 24 * 3_600_000;

/**
 * Deletes the report of imports that ended long ago, and what they had read. What an import has written stays known: it can be repeated
 * and taken back.
 */
export async function deleteOldItems({
  db,
  config,
}: Pick<PlatformServices, 'db' | 'config'>): Promise<{ imports: number }> {
  const ids = await endedImports(db, new Date(Date.now() - KEPT_MS).toISOString());
  for (const id of ids) {
    await deleteItems(db, id);
    await rm(join(config.dataDir, 'imports', String(id)), { recursive: true, force: true });
  }
  return { imports: ids.length };
}
