import pg from 'pg';

const CONNECT_MS = 10_000;
const LOCK = "hashtext('vitrin start')";

/**
 * Waits for the lock without a timeout; the lock ends with its connection, even when the process crashes. Returns a
 * function that releases it.
 */
export async function acquireStartLock(databaseUrl: string, onWait: () => void): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // A broken connection has lost the lock; each step that runs under it is safe against concurrent runs by itself.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${LOCK}) as held`);
  if (rows[0]?.held !== true) {
    onWait();
    await client.query(`select pg_advisory_lock(${LOCK})`);
  }
  return () => client.end().catch(() => undefined);
}
