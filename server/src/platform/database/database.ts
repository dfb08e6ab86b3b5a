import type { Dialect } from 'kysely';
import type { Config } from '../../config/config.ts';
import { newDatabaseStats, type DatabaseStats } from './database-stats.ts';
import { RetryingDatabase } from './retrying-database.ts';
import type { Db } from './tables.ts';

export type { Db } from './tables.ts';

interface Opened extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  /** For migrations: disables the statement timeout. */
  isForMigrations?: boolean;
}

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, otherwise the embedded SQLite database in `DATA_DIR`. Close the handle
 * with `destroy()`.
 */
export async function openDatabase(config: Opened): Promise<Db> {
  const stats = newDatabaseStats();
  return new RetryingDatabase(await dialectOf(config, stats), stats);
}

/** Loads only the driver in use, so that the other driver takes no memory. */
async function dialectOf(
  { databaseUrl, dataDir, isForMigrations = false }: Opened,
  stats: DatabaseStats,
): Promise<Dialect> {
  if (databaseUrl) return (await import('./open-postgres.ts')).postgresDialect(databaseUrl, { isForMigrations, stats });
  return (await import('./open-sqlite.ts')).sqliteDialect(dataDir, stats);
}
