import type { Dialect } from 'kysely';
import type { Config } from '../../config/config.ts';
import { RetryingDatabase } from './retrying.ts';
import type { Db } from './tables.ts';

export type { Db } from './tables.ts';

interface Opened extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  /** For migrations: statements may take as long as they need. */
  isPatient?: boolean;
}

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, otherwise the embedded SQLite database in `DATA_DIR`. Close the handle
 * with `destroy()`.
 */
export async function openDatabase(config: Opened): Promise<Db> {
  return new RetryingDatabase({ dialect: await dialectOf(config) });
}

/** Only the driver in use is loaded: the other one's memory would never be needed. */
async function dialectOf({ databaseUrl, dataDir, isPatient = false }: Opened): Promise<Dialect> {
  if (databaseUrl) return (await import('./open-postgres.ts')).postgresDialect(databaseUrl, { isPatient });
  return (await import('./open-sqlite.ts')).sqliteDialect(dataDir);
}
