import { backUpBeforeUpgrade } from './backup/backup-before-upgrade.ts';
import type { Config } from './config/config.ts';
import { chooseListNames } from './content/lists/choose-list-names.ts';
import { readFormerSecrets } from './platform/auth/former-secrets.ts';
import { prepareDataFolder } from './platform/files/data-folder.ts';
import { recordClock } from './platform/jobs/clock-check.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrateConfigured } from './platform/database/migrate.ts';
import { createLog } from './platform/logging/log.ts';
import { newestRow } from './modules/privacy/destruction.service.ts';
import { moduleDescriptions } from './describe-modules.ts';
import { createServices, type Services } from './services.ts';

/** Opens the database, migrates it and builds the services. `say` reports progress to the user. */
export async function openServices(config: Config, onProgress: (text: string) => void): Promise<Services> {
  prepareDataFolder(config.dataDir);
  const log = createLog(config.logLevel);
  const db = await openDatabase(config);
  const backup = await backUpBeforeUpgrade(config, db, () => onProgress('Güncellemeden önce yedek alınıyor…'));
  if (backup !== null) onProgress(`Yedek: ${backup}`);
  const applied = await migrateConfigured(config, db);
  // Before any other write: rows written by a clock that has jumped must not count as evidence of the time.
  await recordClock(db, newestRow);
  if (applied.length > 0) onProgress(`Veri tabanı güncellendi (${applied.length} adım).`);
  await chooseListNames({ db, kinds: moduleDescriptions.kinds });
  const formerSecrets = await readFormerSecrets(db, config.secret);
  return createServices({ config: { ...config, formerSecrets }, db, log, ...moduleDescriptions });
}
