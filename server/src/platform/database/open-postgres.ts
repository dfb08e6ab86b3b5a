import { CompiledQuery, PostgresAdapter, PostgresDialect, PostgresDriver, type Dialect } from 'kysely';
import pg from 'pg';
import { withAcquireTimeout } from './acquire-timeout.ts';
import { withFirstError } from './keep-first-error.ts';

/** Longer than waiting for a connection may take: the error that names the caller comes first. */
const CONNECT_MS = 10_000;
const STATEMENT_MS = 5_000;
/** For a server that is there but says nothing any more: it cannot end the statement by itself. */
const SILENCE_MS = 6_000;
const usual = { statement_timeout: STATEMENT_MS, query_timeout: SILENCE_MS };
/** A role or a database may have limits of its own. */
const PATIENT = 'set statement_timeout = 0; set lock_timeout = 5000';

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * PostgreSQL, for more than one machine. Counts come as numbers: none here passes 2^53. `isPatient`: for migrations, whose
 * statements take what they need and give way to others after five seconds of waiting for a table.
 */
export function postgresDialect(databaseUrl: string, { isPatient }: { isPatient: boolean }): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    ...(isPatient ? {} : usual),
    keepAlive: true,
    types,
  });
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () =>
      withAcquireTimeout(
        withFirstError(
          new PostgresDriver({
            pool,
            ...(isPatient && {
              onCreateConnection: (connection) =>
                connection.executeQuery(CompiledQuery.raw(PATIENT)).then(() => undefined),
            }),
          }),
        ),
      ),
  };
}
