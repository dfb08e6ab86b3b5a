import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidatedSettings } from '../config/config.ts';
import { databaseFile } from '../platform/database/database-file.ts';
import { readStoredSite } from '../start-up/stored-site.ts';
import { fileFolders } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';

/** Throws when a site, or a part of one, is already there: restoring never overwrites anything. */
export async function requireEmptyPlace({
  databaseUrl,
  dataDir,
}: Pick<ValidatedSettings, 'databaseUrl' | 'dataDir'>): Promise<void> {
  const parts = [databaseFile(dataDir), ...['secret', ...fileFolders].map((name) => join(dataDir, name))];
  const existing = parts.find((path) => existsSync(path));
  if (existing !== undefined)
    throw new BackupError(`${existing} zaten var. Yedek yalnızca boş bir DATA_DIR klasörüne geri yüklenir.`);
  await requireEmptyDatabase({ databaseUrl, dataDir });
}

export async function requireEmptyDatabase(place: Pick<ValidatedSettings, 'databaseUrl' | 'dataDir'>): Promise<void> {
  if ((await readStoredSite(place)).exists)
    throw new BackupError('Bu veri tabanında bir site var; boş bir veri tabanı gerekir.');
}
