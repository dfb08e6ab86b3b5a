import { ConfigError } from '../config/config-schema.ts';
import type { ValidatedSettings } from '../config/config.ts';
import { checkBackupFolder } from './check-folder.ts';

/** Throws for settings of the daily backup with which it would fail every night: its folder and its public keys. */
export async function checkBackup({
  backupDir,
  backupRecipients,
}: Pick<ValidatedSettings, 'backupDir' | 'backupRecipients'>): Promise<void> {
  if (backupDir !== null) checkBackupFolder(backupDir);
  if (backupRecipients.length === 0) return;
  // Only loaded where backups are encrypted.
  const { checkRecipients } = await import('../backup/archive/encryption.ts');
  try {
    checkRecipients(backupRecipients);
  } catch (error) {
    throw new ConfigError('BACKUP_RECIPIENT', error instanceof Error ? error.message : String(error));
  }
}
