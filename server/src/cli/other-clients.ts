import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import { CommandError } from './command.ts';

/** PostgreSQL needs a moment to end the process of a closed connection. */
const WAIT_MS = 3_000;
const PAUSE_MS = 100;

/** Throws while a server is running: what it writes after the data was read would be lost. */
export async function requireNoOtherClient(databaseUrl: string): Promise<void> {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  const deadline = Date.now() + WAIT_MS;
  try {
    while ((await otherClients(db)) > 0) {
      if (Date.now() > deadline)
        throw new CommandError('Veri tabanına bağlı başka programlar var. Önce bütün sunucuları durdurun.');
      await pause(PAUSE_MS);
    }
  } finally {
    await db.destroy();
  }
}

async function otherClients(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
  return Number(rows[0]?.count);
}
