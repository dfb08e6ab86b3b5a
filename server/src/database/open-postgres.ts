import { PostgresAdapter, PostgresDialect, PostgresDriver, type Dialect } from 'kysely';
import pg from 'pg';
import { withAcquireTimeout } from './acquire-timeout.ts';

/** Longer than waiting for a connection may take: the error that names the caller comes first. */
const CONNECT_MS = 10_000;
const STATEMENT_MS = 5_000;
/** For a server that is there but says nothing any more: it cannot end the statement by itself. */
const SILENCE_MS = 6_000;

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** PostgreSQL, for more than one machine. Counts come as numbers: none here passes 2^53. */
export function postgresDialect(databaseUrl: string): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
    types,
  });
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => withAcquireTimeout(new PostgresDriver({ pool })),
  };
}
