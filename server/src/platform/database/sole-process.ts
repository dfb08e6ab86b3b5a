import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { ConfigError } from '../../config/config-schema.ts';
import type { Config } from '../../config/config.ts';
import { errorCode } from '../error-code.ts';

/** Lies in the data folder. */
export const lockFile = 'server.lock';
/** One that is being told to stop has this long to go. */
const PATIENCE_MS = 3_000;

/**
 * The embedded database has one server: a second one would keep answering from its own memory. The lock is the operating
 * system's on an empty database, so it ends with the process, however that ends. The command line does not take it.
 */
export function claimDataFolder({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): () => void {
  if (databaseUrl) return () => undefined;
  const lock = new Sqlite(join(dataDir, lockFile), { timeout: PATIENCE_MS });
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
