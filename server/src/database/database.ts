import { Kysely, type Dialect } from 'kysely';
import type { Config } from '../config.ts';
import type { Db, Tables } from './tables.ts';

export type { Db } from './tables.ts';

/** Opens PostgreSQL when `DATABASE_URL` is set, otherwise the embedded database in `DATA_DIR`. Close it with `destroy()`. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Db> {
  return new Kysely<Tables>({ dialect: await dialectOf(config) });
}

/** Only the driver in use is loaded: the other one's memory would never be needed. */
async function dialectOf({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Dialect> {
  if (databaseUrl) return (await import('./open-postgres.ts')).postgresDialect(databaseUrl);
  return (await import('./open-sqlite.ts')).sqliteDialect(dataDir);
}
