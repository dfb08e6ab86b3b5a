import { setTimeout as pause } from 'node:timers/promises';
import { Migrator, type Migration } from 'kysely/migration';
import type { Config } from '../../config/config.ts';
import { errorCode } from '../error-code.ts';
import { openDatabase } from './database.ts';
import type { Db } from './tables.ts';
import * as people from './migrations/0001-people.ts';
import * as records from './migrations/0002-records.ts';
import * as site from './migrations/0003-site.ts';
import * as articles from './migrations/0004-articles.ts';
import * as contracts from './migrations/0005-contracts.ts';
import * as releases from './migrations/0006-releases.ts';
import * as media from './migrations/0007-media.ts';
import * as showcase from './migrations/0008-showcase.ts';
import * as catalogue from './migrations/0009-catalogue.ts';
import * as messages from './migrations/0010-messages.ts';
import * as visits from './migrations/0011-visits.ts';
import * as redirects from './migrations/0012-redirects.ts';
import * as secondFactor from './migrations/0013-second-factor.ts';
import * as audit from './migrations/0014-audit.ts';
import * as mediaFolders from './migrations/0015-media-folders.ts';
import * as support from './migrations/0016-support.ts';
import * as textPictures from './migrations/0017-text-pictures.ts';
import * as inbox from './migrations/0018-inbox.ts';
import * as mails from './migrations/0019-mails.ts';
import * as privacy from './migrations/0020-privacy.ts';
import * as supportAttachments from './migrations/0021-support-attachments.ts';
import * as releaseDelivery from './migrations/0022-release-delivery.ts';
import * as destruction from './migrations/0023-destruction.ts';
import * as failedSignIns from './migrations/0024-failed-sign-ins.ts';
import * as installation from './migrations/0027-installation.ts';
import * as supportMails from './migrations/0034-support-mails.ts';
import * as consents from './migrations/0035-consents.ts';

/** Forward only, and each safe for the previous version's server. Names are never changed once released. */
const migrations: Record<string, Migration> = {
  '0001-people': people,
  '0002-records': records,
  '0003-site': site,
  '0004-articles': articles,
  '0005-contracts': contracts,
  '0006-releases': releases,
  '0007-media': media,
  '0008-showcase': showcase,
  '0009-catalogue': catalogue,
  '0010-messages': messages,
  '0011-visits': visits,
  '0012-redirects': redirects,
  '0013-second-factor': secondFactor,
  '0014-audit': audit,
  '0015-media-folders': mediaFolders,
  '0016-support': support,
  '0017-text-pictures': textPictures,
  '0018-inbox': inbox,
  '0019-mails': mails,
  '0020-privacy': privacy,
  '0021-support-attachments': supportAttachments,
  '0022-release-delivery': releaseDelivery,
  '0023-destruction': destruction,
  '0024-failed-sign-ins': failedSignIns,
  '0027-installation': installation,
  '0034-support-mails': supportMails,
  '0035-consents': consents,
};

/** A change that waits for a table which is in use gives way after seconds, or everybody else would wait behind it. */
const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 60;
const PAUSE_MS = 1_000;

/** Brings the configured database up to date, in as much time as that takes. Returns what was applied. */
export async function migrateConfigured(config: Pick<Config, 'databaseUrl' | 'dataDir'>, db: Db): Promise<string[]> {
  if (config.databaseUrl === null) return migrate(db);
  const patient = await openDatabase({ ...config, isPatient: true });
  try {
    return await migrateWhenFree(patient);
  } finally {
    await patient.destroy();
  }
}

/** All pending steps are one transaction: what gave way has left nothing behind. */
async function migrateWhenFree(db: Db, attempt = 1): Promise<string[]> {
  try {
    return await migrate(db);
  } catch (error) {
    if (attempt === ATTEMPTS || errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    await pause(PAUSE_MS);
    return migrateWhenFree(db, attempt + 1);
  }
}

/** Brings the database up to date under a lock, so that several servers may start at once. Returns what was applied. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
