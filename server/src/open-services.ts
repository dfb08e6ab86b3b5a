import type { Config } from './config/config.ts';
import { openDataFolder } from './platform/files/data-folder.ts';
import { noteClock } from './platform/jobs/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrateConfigured } from './platform/database/migrate.ts';
import { createLog } from './platform/logging/log.ts';
import { newestRow } from './modules/privacy/destruction.service.ts';
import { moduleDescriptions } from './describe-modules.ts';
import { createServices, type Services } from './services.ts';

/** Opens the database, brings it up to date and builds the services over it. `say` tells the person what happens. */
export async function openServices(config: Config, say: (text: string) => void): Promise<Services> {
  openDataFolder(config.dataDir);
  const log = createLog(config.logLevel);
  const db = await openDatabase(config);
  const applied = await migrateConfigured(config, db);
  // First of all: what is written by a clock that has jumped must not count as a sign of the time.
  await noteClock(db, newestRow);
  if (applied.length > 0) say(`Veri tabanı güncellendi (${applied.length} adım).`);
  return createServices({ config, db, log, ...moduleDescriptions });
}
