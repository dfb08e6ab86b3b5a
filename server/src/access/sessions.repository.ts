import { durations } from 'shared-contracts/limits';
import type { RoleGroup } from 'shared-contracts/rights';
import type { Db } from '../database/tables.ts';

export interface SessionRow {
  id: number;
  user_id: number;
  companion_hash: string;
  expires_at: string;
  last_seen_at: string;
  name: string;
  email: string;
  role_group: RoleGroup;
}

const MOST_PER_USER = 5;

function sessions(db: Db) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('users.active', '=', 1)
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.companion_hash',
      'sessions.expires_at',
      'sessions.last_seen_at',
    ])
    .select(['users.name', 'users.email', 'users.role_group'])
    .$narrowType<{ role_group: RoleGroup }>();
}

export function sessionByToken(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  return sessions(db).where('sessions.token_hash', '=', tokenHash).executeTakeFirst();
}

export function sessionByCompanion(db: Db, companionHash: string): Promise<SessionRow | undefined> {
  return sessions(db)
    .where('sessions.companion_hash', '=', companionHash)
    .orderBy('sessions.id', 'desc')
    .executeTakeFirst();
}

export interface NewSession {
  tokenHash: string;
  companionHash: string;
  userId: number;
  address: string;
  agent: string;
}

/** Opens a session; a person's sixth ends the oldest, and dead ones go. */
export async function insertSession(db: Db, session: NewSession): Promise<{ expires_at: string }> {
  const now = new Date();
  const expires_at = new Date(now.getTime() + durations.sessionMs).toISOString();
  await db.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute();
  const kept = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', session.userId)
    .orderBy('id', 'desc')
    .limit(MOST_PER_USER - 1);
  await db.deleteFrom('sessions').where('user_id', '=', session.userId).where('id', 'not in', kept).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      companion_hash: session.companionHash,
      user_id: session.userId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at,
      address: session.address,
      agent: session.agent,
    })
    .execute();
  return { expires_at };
}

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Never backwards: another process may have seen the person later. */
export async function saveLastSeen(db: Db, id: number, at: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('id', '=', id)
    .where('last_seen_at', '<', at)
    .execute();
}
