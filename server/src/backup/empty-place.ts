import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidatedSettings } from '../config/config.ts';
import type { S3Settings } from '../platform/files/s3/s3-settings.ts';
import { checkBucket } from '../start-up/check-bucket.ts';
import { databaseFile } from '../platform/database/database-file.ts';
import { readStoredSite } from '../start-up/stored-site.ts';
import { fileFolders } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';

/** Throws when a site, or a part of one, is already there: restoring never overwrites anything. */
export async function requireEmptyPlace({
  databaseUrl,
  dataDir,
  s3,
}: Pick<ValidatedSettings, 'databaseUrl' | 'dataDir' | 's3'>): Promise<void> {
  const parts = [databaseFile(dataDir), ...['secret', ...fileFolders].map((name) => join(dataDir, name))];
  const existing = parts.find((path) => existsSync(path));
  if (existing !== undefined)
    throw new BackupError(`${existing} zaten var. Yedek yalnızca boş bir DATA_DIR klasörüne geri yüklenir.`);
  await requireEmptyDatabase({ databaseUrl, dataDir });
  if (s3 !== null) await requireEmptyBucket(s3);
}

/** Throws when there is an object below the prefix of the site. */
async function requireEmptyBucket(s3: S3Settings): Promise<void> {
  await checkBucket(s3);
  const { Bucket } = await import('../platform/files/s3/bucket.ts');
  for await (const { name } of new Bucket(s3).list(''))
    throw new BackupError(
      `${s3.bucket} kovası boş değil (${s3.prefix}${name}). Boş bir kova ya da başka bir S3_PREFIX verin.`,
    );
}

export async function requireEmptyDatabase(place: Pick<ValidatedSettings, 'databaseUrl' | 'dataDir'>): Promise<void> {
  if ((await readStoredSite(place)).exists)
    throw new BackupError('Bu veri tabanında bir site var; boş bir veri tabanı gerekir.');
}
