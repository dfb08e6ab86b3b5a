import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';
import pg from 'pg';
import { withAcquireTimeout } from './acquire-timeout.ts';
import { Availability, breakConnection, withAvailability } from './availability.ts';
import type { DatabaseStats } from './database-stats.ts';
import { keepOriginalError } from './keep-original-error.ts';
import { applicationName } from './oldest-version.ts';

/** Longer than the acquire timeout of the pool, so that the error that names the caller is thrown first. */
const CONNECT_MS = 10_000;
const STATEMENT_MS = 5_000;
/**
 * Milliseconds until the client gives up on a server that is reachable but no longer responds and therefore cannot
 * apply its own statement timeout.
 */
const CLIENT_TIMEOUT_MS = 6_000;
/**
 * Set explicitly, because a role or a database may have timeouts of its own, and by statements, because PgBouncer
 * refuses a connection with such startup parameters.
 */
const TIMEOUTS = `set statement_timeout = ${STATEMENT_MS}`;
const MIGRATION_TIMEOUTS = 'set statement_timeout = 0; set lock_timeout = 5000';

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

interface PostgresOptions {
  isForMigrations: boolean;
  stats: DatabaseStats;
}

/**
 * Returns the dialect for PostgreSQL, for sites with more than one server. Counts are returned as numbers, because none
 * here exceeds 2^53. `isForMigrations`: for migrations, whose statements have no timeout but stop waiting for a locked table
 * after five seconds.
 */
export function postgresDialect(databaseUrl: string, { isForMigrations, stats }: PostgresOptions): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: applicationName(),
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    ...(isForMigrations ? {} : { query_timeout: CLIENT_TIMEOUT_MS }),
    keepAlive: true,
    types,
  });
  // The pool replaces a connection that breaks, and a query of it fails; without listeners the error events of the pool,
  // for idle connections, and of the client, for one in use, would end the process.
  pool.on('error', () => undefined);
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => void clients.delete(client));
  const timeouts = CompiledQuery.raw(isForMigrations ? MIGRATION_TIMEOUTS : TIMEOUTS);
  const onCreateConnection = async (connection: DatabaseConnection) => void (await connection.executeQuery(timeouts));
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver() {
      const driver = withAcquireTimeout(keepOriginalError(new PostgresDriver({ pool, onCreateConnection })), stats);
      if (isForMigrations) return driver;
      return withAvailability(driver, new Availability(databaseUrl, stats, () => clients.forEach(breakConnection)));
    },
  };
}
