import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { isUpgradePending } from '../platform/database/migrate.ts';
import type { Db } from '../platform/database/tables.ts';
import { backupFileName } from './backup-file-name.ts';

const PREFIX = 'before-upgrade-';
/** Number of upgrades that can be taken back. */
const KEPT = 3;

/**
 * Backs up a site whose database is about to be migrated: the only way back to the version before. Throws when that
 * fails, so that nothing is migrated then. Returns the file; null when there is nothing to migrate.
 */
export async function backUpBeforeUpgrade(config: Config, db: Db, onStart: () => void): Promise<string | null> {
  if (!(await isUpgradePending(db))) return null;
  onStart();
  const folder = config.backupDir ?? join(config.dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = backupFileName(new Date(), config.backupRecipients.length > 0);
  const file = join(folder, PREFIX + name);
  const { createBackup } = await import('./create-backup.ts');
  await createBackup(config, file, { recipients: config.backupRecipients });
  removeOldOnes(folder);
  return file;
}

/** The names contain the time, so they sort by it. */
function removeOldOnes(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.startsWith(PREFIX));
  for (const name of names.toSorted().slice(0, -KEPT)) rmSync(join(folder, name), { force: true });
}
