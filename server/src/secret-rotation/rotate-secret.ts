import type { ValidatedSettings } from '../config/config.ts';
import { activateNewSecret, prepareNewSecret, readSecretFile } from '../platform/files/secret-file.ts';
import { openDatabase } from '../platform/database/database.ts';
import { readInstallation } from '../platform/database/installation.repository.ts';
import { isUpgradePending } from '../platform/database/migrate.ts';
import { keyFingerprint } from '../start-up/installation.ts';
import { RotationError } from './rotation-error.ts';
import { rotateStoredValues, type RotationCounts } from './rotate-stored-values.ts';

export interface RotationRequest {
  settings: Pick<ValidatedSettings, 'databaseUrl' | 'dataDir' | 'secret'>;
  /** Secret to change to, if the secret is a setting; null if it is the file in the data folder. */
  configured: string | null;
  forgets: boolean;
}

/**
 * Changes the secret of a stopped site. It can be interrupted at any moment and run again: the new secret is on the disk
 * before the database changes, the database changes in one transaction, and the file is renamed last. Returns null if
 * an interrupted run had already changed the database.
 */
export async function rotateSecret({ settings, configured, forgets }: RotationRequest): Promise<RotationCounts | null> {
  const { dataDir, secret } = settings;
  const from = secret ?? readSecretFile(dataDir);
  const to = configured ?? prepareNewSecret(dataDir);
  const counts = await rotateDatabase(settings, { from, to, forgets });
  if (configured === null) activateNewSecret(dataDir);
  return counts;
}

async function rotateDatabase(
  settings: RotationRequest['settings'],
  rotation: { from: string; to: string; forgets: boolean },
): Promise<RotationCounts | null> {
  const db = await openDatabase(settings);
  try {
    if (await isUpgradePending(db))
      throw new RotationError('Veri tabanı bu sürümden eski. Önce sunucuyu bir kez başlatıp durdurun.');
    const { key } = await readInstallation(db);
    if (key === keyFingerprint(rotation.to)) return null;
    if (key !== undefined && key !== keyFingerprint(rotation.from))
      throw new RotationError('Bu veri tabanı başka bir gizli anahtarla kurulmuş; anahtar değiştirilmedi.');
    return await rotateStoredValues(db, rotation);
  } finally {
    await db.destroy();
  }
}
