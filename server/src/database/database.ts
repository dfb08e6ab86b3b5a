import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { postgresDialect } from './open-postgres.ts';
import { sqliteDialect } from './open-sqlite.ts';
import type { Db, Tables } from './tables.ts';

export type { Db } from './tables.ts';

/** Opens PostgreSQL when `DATABASE_URL` is set, otherwise the embedded database in `DATA_DIR`. Close it with `destroy()`. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Db {
  const dialect = config.databaseUrl ? postgresDialect(config.databaseUrl) : sqliteDialect(config.dataDir);
  return new Kysely<Tables>({ dialect });
}
