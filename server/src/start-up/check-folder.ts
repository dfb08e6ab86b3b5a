import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config/config-schema.ts';
import { errorCode } from '../platform/error-code.ts';

const { W_OK, X_OK } = constants;

type FolderSetting = 'DATA_DIR' | 'BACKUP_DIR';

/** Throws for a folder that cannot be written to or created; does not create it. */
export function checkFolder(setting: FolderSetting, folder: string): void {
  const existing = nearestExisting(setting, folder);
  if (!statSync(existing).isDirectory())
    throw new ConfigError(setting, `${existing} bir dosya; burada bir klasör olmalıdır.`);
  try {
    accessSync(existing, W_OK | X_OK);
    tryToWrite(existing);
  } catch {
    throw new ConfigError(setting, `${existing} klasörüne yazılamıyor.`);
  }
}

/**
 * Throws for a folder of backups that cannot be used. Only the last folder of its path is created later: a mistyped path,
 * or that of a disk which is not mounted, would fill this disk instead.
 */
export function checkBackupFolder(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(folder) && !existsSync(parent))
    throw new ConfigError('BACKUP_DIR', `${parent} klasörü yok; klasörü oluşturun ya da yolu düzeltin.`);
  checkFolder('BACKUP_DIR', folder);
}

/** The rights alone tell too little, for example about a network file system. A full disk is no fault of the setting. */
function tryToWrite(folder: string): void {
  const file = join(folder, `.start-check-${randomUUID()}`);
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!/^(ENOSPC|EDQUOT)$/.test(errorCode(error))) throw error;
  } finally {
    rmSync(file, { force: true });
  }
}

function nearestExisting(setting: FolderSetting, path: string): string {
  try {
    statSync(path);
    return path;
  } catch (error) {
    // For a path below a file, the search continues up to the file, which is the one to report.
    if (!/^(ENOENT|ENOTDIR)$/.test(errorCode(error))) throw new ConfigError(setting, `${path} klasörü açılamıyor.`);
    return nearestExisting(setting, dirname(path));
  }
}
