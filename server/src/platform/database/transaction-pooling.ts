import pg from 'pg';
import { ConfigError } from '../../config/config-schema.ts';

const TIMEOUT_MS = 10_000;
const REASON =
  'bu adreste bağlantıları işlem bitince başkasına veren bir havuz var (PgBouncer: pool_mode = transaction). ' +
  'Vitrin, bağlantının kendisinde kalmasını gerektirir: veri tabanının kendi adresini verin ya da havuzu ' +
  'pool_mode = session ile çalıştırın.';

/**
 * Rejects a pooler that lends a connection for one transaction only, as PgBouncer does in the modes `transaction` and
 * `statement`. Settings of a session would reach other clients then, session locks would outlive their owner, and
 * `LISTEN` receives nothing. Recognised by its behaviour, because a pooler has neither a name nor a version of its own.
 * @throws ConfigError
 */
export async function rejectTransactionPooling(databaseUrl: string): Promise<void> {
  const [first, second] = [newClient(databaseUrl), newClient(databaseUrl)];
  try {
    await first.connect();
    const own = await backendOf(first);
    await second.connect();
    if (!(await beginsTransaction(second)) || (await backendOf(second)) === own || (await backendOf(first)) !== own)
      throw new ConfigError('DATABASE_URL', REASON);
  } finally {
    await Promise.allSettled([first.end(), second.end()]);
  }
}

function newClient(connectionString: string): pg.Client {
  const timeouts = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const client = new pg.Client({ connectionString, ...timeouts });
  client.on('error', () => undefined);
  return client;
}

/** Holds the connection that the pooler lends, so that it cannot be lent to the other client. */
async function beginsTransaction(client: pg.Client): Promise<boolean> {
  try {
    await client.query('begin');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('statement pooling')) return false;
    throw error;
  }
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
