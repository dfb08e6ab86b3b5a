import { existsSync } from 'node:fs';
import { ConfigError } from '../config/config-schema.ts';
import type { ValidatedSettings } from '../config/config.ts';
import { hasUsers } from '../platform/auth/users.repository.ts';
import { databaseFile } from '../platform/database/database-file.ts';
import { openDatabase } from '../platform/database/database.ts';
import { readInstallation, type Installation } from '../platform/database/installation.repository.ts';
import { rejectTooOldVersion } from '../platform/database/oldest-version.ts';
import { startErrorMessage } from './start-problems.ts';

/** The state of the configured database. */
export interface StoredSite {
  /** True when a previous start has created the tables. */
  exists: boolean;
  hasUsers: boolean;
  installation: Installation;
}

const NOTHING: StoredSite = { exists: false, hasUsers: false, installation: {} };

/**
 * Reads the state without creating or changing anything; throws when the database cannot be reached or read, is behind a
 * pooler that does not keep sessions, or needs a newer version.
 */
export async function readStoredSite(
  settings: Pick<ValidatedSettings, 'databaseUrl' | 'dataDir'>,
): Promise<StoredSite> {
  if (settings.databaseUrl === null && !existsSync(databaseFile(settings.dataDir))) return NOTHING;
  try {
    if (settings.databaseUrl !== null) await checkPooling(settings.databaseUrl);
    return await read(settings);
  } catch (error) {
    throw startErrorMessage(error) === null && settings.databaseUrl !== null ? unreachableError(error) : error;
  }
}

async function checkPooling(databaseUrl: string): Promise<void> {
  // The driver of PostgreSQL is loaded only where it is used.
  const { rejectTransactionPooling } = await import('../platform/database/transaction-pooling.ts');
  await rejectTransactionPooling(databaseUrl);
}

async function read(settings: Pick<ValidatedSettings, 'databaseUrl' | 'dataDir'>): Promise<StoredSite> {
  const db = await openDatabase(settings);
  try {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
    if (!tables.has('users')) return NOTHING;
    const installation = tables.has('installation') ? await readInstallation(db) : {};
    rejectTooOldVersion(installation);
    return { exists: true, hasUsers: await hasUsers(db), installation };
  } finally {
    await db.destroy();
  }
}

/** Drivers report this with many messages, some of them without a code. */
function unreachableError(error: unknown): ConfigError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ConfigError('DATABASE_URL', `veri tabanı açılamıyor (${reason}).`);
}
