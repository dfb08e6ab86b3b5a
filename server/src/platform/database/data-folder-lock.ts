import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { ConfigError } from '../../config/config-schema.ts';
import type { Config } from '../../config/config.ts';
import { errorCode } from '../error-code.ts';

/** Name of the lock file in the data folder. */
export const lockFile = 'server.lock';
/** Milliseconds that a server which is shutting down has to release the lock. */
const LOCK_TIMEOUT_MS = 3_000;

/**
 * Claims the data folder for this server process. The embedded database allows only one server, because a second one
 * would respond from its own stale memory cache. The lock is an operating system lock on an empty database file, so it
 * ends with the process, even after a crash. The command line does not take it. Returns a function that releases the
 * lock. Throws `ConfigError` when another server holds it.
 */
export function claimDataFolder({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): () => void {
  if (databaseUrl) return () => undefined;
  const lock = new Sqlite(join(dataDir, lockFile), { timeout: LOCK_TIMEOUT_MS });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!errorCode(error).startsWith('SQLITE_BUSY')) throw error;
    throw new ConfigError(
      'DATA_DIR',
      `${dataDir} klasörünü şu anda çalışan başka bir Vitrin kullanıyor. Birden çok sunucu için DATABASE_URL gerekir.`,
    );
  }
  return () => lock.close();
}
