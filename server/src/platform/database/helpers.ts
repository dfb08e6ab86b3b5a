import { PostgresAdapter } from 'kysely';
import type { DialectHelpers } from './dialect.ts';
import { postgresHelpers } from './postgres-dialect.ts';
import { sqliteHelpers } from './sqlite-dialect.ts';
import type { Db } from './tables.ts';

/** Returns the helpers for the dialect of this database handle. */
export function helpersOf(db: Db): DialectHelpers {
  return db.getExecutor().adapter instanceof PostgresAdapter ? postgresHelpers : sqliteHelpers;
}
