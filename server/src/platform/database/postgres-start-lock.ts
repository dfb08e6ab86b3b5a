import pg from 'pg';
import { ConfigError } from '../../config/config-schema.ts';
import { errorCode } from '../error-code.ts';

const CONNECT_MS = 10_000;
/** Longer than migrations and the import of the demo content take; restoring a large backup can take minutes. */
const WAIT_MS = 15 * 60_000;
/** Milliseconds after which the client gives up on a server that no longer answers. */
const NO_ANSWER_MS = 5_000;
const LOCK_NOT_AVAILABLE = '55P03';
const LOCK = "hashtext('vitrin start')";

/**
 * Waits up to a quarter of an hour for the lock, which ends with its connection, even when the process crashes. Returns
 * a function that releases it.
 * @throws ConfigError when another server holds it for longer
 */
export async function acquireStartLock(
  databaseUrl: string,
  onWait: () => void,
  waitMs = WAIT_MS,
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: waitMs + NO_ANSWER_MS,
    keepAlive: true,
  });
  // A broken connection has lost the lock; each step that runs under it is safe against concurrent runs by itself.
  client.on('error', () => undefined);
  const release = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await client.query(`set statement_timeout = 0; set lock_timeout = ${waitMs}`);
    await lock(client, onWait);
  } catch (error) {
    await release();
    throw errorCode(error) === LOCK_NOT_AVAILABLE ? heldError(waitMs) : error;
  }
  return release;
}

async function lock(client: pg.Client, onWait: () => void): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${LOCK}) as held`);
  if (rows[0]?.held === true) return;
  onWait();
  await client.query(`select pg_advisory_lock(${LOCK})`);
}

function heldError(waitMs: number): ConfigError {
  return new ConfigError(
    'DATABASE_URL',
    `başka bir bağlantı ${Math.ceil(waitMs / 60_000)} dakikadır siteyi hazırlama kilidini tutuyor. O sunucu ` +
      'çalışıyorsa bitmesini bekleyip yeniden başlatın; çalışmıyorsa veri tabanındaki bağlantısını sonlandırın.',
  );
}
