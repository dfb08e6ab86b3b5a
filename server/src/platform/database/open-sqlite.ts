import { mkdirSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';
import { withAcquireTimeout } from './acquire-timeout.ts';
import { databaseFile } from './database-file.ts';
import { newDatabaseStats, type DatabaseStats } from './database-stats.ts';
import { keepOriginalError } from './keep-original-error.ts';
import { withStatementCache } from './statement-cache.ts';

/**
 * Limit of the cached pages of the database file. With the 16,000 KiB of better-sqlite3 no list of 100,000 messages was
 * faster (`npm run bench -- lists`): the operating system caches the file too.
 */
const CACHE_KIB = 8_000;

/**
 * Returns the dialect for the embedded SQLite database. WAL and `synchronous=FULL`: data that was confirmed as saved
 * survives a power failure.
 */
export function sqliteDialect(dataDir: string, stats: DatabaseStats = newDatabaseStats()): Dialect {
  mkdirSync(dataDir, { recursive: true });
  const database = new Sqlite(databaseFile(dataDir));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`cache_size = -${CACHE_KIB}`);
  database.pragma('busy_timeout = 5000');
  // Overwrites deleted content; otherwise it would remain in the file until SQLite reuses the space.
  database.pragma('secure_delete = ON');
  const dialect = new SqliteDialect({ database });
  return {
    createAdapter: () => new SerialAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () =>
      withAcquireTimeout(keepOriginalError(new SerialDriver({ database: withStatementCache(database) })), stats),
  };
}

/**
 * Kysely would queue callers for the single connection itself, without a timeout; `SerialDriver` below does it
 * instead.
 */
class SerialAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A driver with one connection, granted to callers in order. */
class SerialDriver extends SqliteDriver {
  #last: Promise<unknown> = Promise.resolve();
  #leave: () => void = () => undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    const slot = Promise.withResolvers<undefined>();
    this.#last = slot.promise;
    await before;
    this.#leave = () => slot.resolve(undefined);
    return super.acquireConnection();
  }

  override releaseConnection(): Promise<void> {
    this.#leave();
    return Promise.resolve();
  }

  /**
   * Takes the write lock at the start: upgrading a read transaction later fails at once when another process has
   * written.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}
