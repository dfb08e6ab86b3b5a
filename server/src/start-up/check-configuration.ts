import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newPasswordSchema } from '@vitrin/shared-contracts/new-password';
import { validate } from '@vitrin/shared-contracts/validation';
import { ConfigError } from '../config/config-schema.ts';
import { readSettings, type ValidatedSettings } from '../config/config.ts';
import { checkSecretFile } from '../platform/files/secret-file.ts';
import { claimDataFolder, lockFile } from '../platform/database/data-folder-lock.ts';
import { checkBackup } from './check-backup.ts';
import { checkBucket } from './check-bucket.ts';
import { checkFolder } from './check-folder.ts';
import { checkListening } from './check-listening.ts';
import { ownInstallation, rejectForeignInstallation } from './installation.ts';
import { readStoredSite, type StoredSite } from './stored-site.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks all settings of a server before anything is built, created or changed. Throws an error that `startErrorMessage`
 * turns into a message.
 */
export async function checkConfiguration(env: Environment): Promise<void> {
  const settings = readSettings(env);
  checkFolder('DATA_DIR', settings.dataDir);
  await checkBackup(settings);
  if (settings.secret === null && settings.databaseUrl === null) checkSecretFile(settings.dataDir);
  checkDataFolderLock(settings);
  await checkListening(settings);
  const site = await readStoredSite(settings);
  if (settings.s3 !== null) await checkBucket(settings.s3);
  if (settings.backupS3 !== null) await checkBucket(settings.backupS3, 'BACKUP_S3_');
  rejectForeignInstallation(settings, site.installation, await ownInstallation(settings));
  checkFirstPassword(settings, site);
}

/**
 * Checks that no other server uses the data folder. Skipped without a lock file, because then no server holds the lock.
 */
function checkDataFolderLock(settings: ValidatedSettings): void {
  if (existsSync(join(settings.dataDir, lockFile))) claimDataFolder(settings)();
}

/** Checks ADMIN_PASSWORD, which is used only for the first user. The company names come from the configuration file. */
function checkFirstPassword({ adminEmail: email, adminPassword, branding }: ValidatedSettings, site: StoredSite): void {
  if (adminPassword === null || site.hasUsers) return;
  const companyNames = [branding.projectCompanyName, branding.companyName].filter((name) => name !== undefined);
  const [objection] = Object.values(validate(newPasswordSchema({ email, companyNames }), adminPassword).errors ?? {});
  if (objection !== undefined) throw new ConfigError('ADMIN_PASSWORD', objection);
}
