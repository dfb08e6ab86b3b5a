import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** Returns how many rows of a table a transaction has read so far, on PostgreSQL: what its planner has chosen, without its words for it. */
export async function rowsRead(trx: Db, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = ${table}`.execute(trx);
  return rows[0]?.read ?? 0;
}
