import type { Db } from '../../platform/database/tables.ts';

export interface OwnSessionRow {
  id: number;
  agent: string;
  address: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export function listOwnSessions(db: Db, userId: number): Promise<OwnSessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'agent', 'address', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Deletes a session of the user; returns false when the user has no such session. */
export async function deleteOwnSession(trx: Db, userId: number, id: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
