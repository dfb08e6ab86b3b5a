import { sql } from 'kysely';
import { openDatabase } from '../platform/database/database.ts';
import { CommandError } from './command.ts';

/** Throws if another program uses the database: what a running server writes meanwhile would be lost. */
export async function requireNoOtherClient(databaseUrl: string): Promise<void> {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
    if (Number(rows[0]?.count) > 0)
      throw new CommandError('Veri tabanına bağlı başka programlar var. Önce bütün sunucuları durdurun.');
  } finally {
    await db.destroy();
  }
}
