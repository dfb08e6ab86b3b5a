import pg from 'pg';
import { errorCode } from '../error-code.ts';

const CONNECT_MS = 2_000;
/** Codes of sockets, and of a PostgreSQL server that is starting or stopping. */
const AWAY = /^(?:ECONN|ETIMEDOUT|EHOST|ENET|EAI_AGAIN|ENOTFOUND|57P0[123])/;

/** Reports whether PostgreSQL cannot be reached; a server that answers with an error, such as a wrong password, can. */
export async function isPostgresAway(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return false;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return AWAY.test(errorCode(error)) || /timeout expired|Connection terminated/.test(message);
  } finally {
    await client.end().catch(() => undefined);
  }
}
