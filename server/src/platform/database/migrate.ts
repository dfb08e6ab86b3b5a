import { setTimeout as pause } from 'node:timers/promises';
import { Migrator, type MigrationResultSet } from 'kysely/migration';
import type { Config } from '../../config/config.ts';
import { errorCode } from '../error-code.ts';
import { openDatabase } from './database.ts';
import { migrationsFor } from './migration-files.ts';
import { unknownHistoryError } from './oldest-version.ts';
import type { Db } from './tables.ts';

/**
 * A schema change that waits for a locked table times out after a few seconds; otherwise all other queries would queue
 * behind it.
 */
const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 60;
const PAUSE_MS = 1_000;

/**
 * Migrates the configured database to the latest version, without a statement timeout. Returns the names of the applied
 * migrations.
 */
export async function migrateConfigured(config: Pick<Config, 'databaseUrl' | 'dataDir'>, db: Db): Promise<string[]> {
  if (config.databaseUrl === null) return migrate(db);
  const migrationDb = await openDatabase({ ...config, isForMigrations: true });
  try {
    return await migrateWithRetry(migrationDb);
  } finally {
    await migrationDb.destroy();
  }
}

/** All pending migrations run in one transaction, so an attempt that timed out leaves no partial changes. */
async function migrateWithRetry(db: Db, attempt = 1): Promise<string[]> {
  try {
    return await migrate(db);
  } catch (error) {
    if (attempt === ATTEMPTS || errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    await pause(PAUSE_MS);
    return migrateWithRetry(db, attempt + 1);
  }
}

/**
 * Migrates the database to the latest version under a lock, so that several servers may start at once. A database that
 * a newer version has migrated stays as it is. Returns the names of the applied migrations.
 */
export async function migrate(db: Db): Promise<string[]> {
  return applied(await (await migrator(db)).migrateToLatest());
}

/** Migrates an empty database up to this migration: its tables are those of the version that had it as its last one. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  applied(await (await migrator(db)).migrateTo(name));
}

/** Reports whether the database has tables, and migrations wait to change them. */
export async function isUpgradePending(db: Db): Promise<boolean> {
  const migrations = await (await migrator(db)).getMigrations();
  const executed = migrations.filter(({ executedAt }) => executedAt !== undefined);
  return executed.length > 0 && executed.length < migrations.length;
}

async function migrator(db: Db): Promise<Migrator> {
  return new Migrator({ db, provider: await migrationsFor(db) });
}

function applied({ error, results = [] }: MigrationResultSet): string[] {
  if (error) throw isUnknownHistory(error) ? unknownHistoryError() : error;
  return results.map((result) => result.migrationName);
}

/** Kysely reports an applied migration that this version does not have, between those that it has, without a code. */
function isUnknownHistory(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('corrupted migrations');
}
