import { durations } from '@vitrin/shared-contracts/limits';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import type { Db } from '../database/tables.ts';
import { deleteChallengeTokensOf } from './challenge-tokens.repository.ts';

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

const MAX_PER_USER = 5;

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

export function sessionByBindingCookie(db: Db, bindingCookieHash: string): Promise<SessionRow | undefined> {
  return sessions(db)
    .where('sessions.companion_hash', '=', bindingCookieHash)
    .orderBy('sessions.id', 'desc')
    .executeTakeFirst();
}

export async function sessionsByIds(db: Db, ids: readonly number[]): Promise<SessionRow[]> {
  return ids.length === 0 ? [] : sessions(db).where('sessions.id', 'in', ids).execute();
}

export interface NewSession {
  tokenHash: string;
  bindingCookieHash: string;
  userId: number;
  address: string;
  agent: string;
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', new Date().toISOString()).execute();
}

/** Inserts a session; a user's sixth session ends the oldest. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const now = new Date();
  const kept = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', session.userId)
    .orderBy('id', 'desc')
    .limit(MAX_PER_USER - 1);
  await db.deleteFrom('sessions').where('user_id', '=', session.userId).where('id', 'not in', kept).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      companion_hash: session.bindingCookieHash,
      user_id: session.userId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + durations.sessionMs).toISOString(),
      address: session.address,
      agent: session.agent,
    })
    .execute();
}

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends all sessions and unfinished sign-ins of a user. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await deleteChallengeTokensOf(db, userId);
}

/** Ends all sessions and unfinished sign-ins except the current session. Returns the number of ended sessions. */
export async function deleteOtherSessions(db: Db, userId: number, keptId: number): Promise<number> {
  const others = db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptId);
  const ended = await others.returning('id').execute();
  await deleteChallengeTokensOf(db, userId);
  return ended.length;
}

/** Ends the sessions that this browser had before a new sign-in: they cannot be used without the old cookie. */
export async function deleteSessionsOfCookie(db: Db, bindingCookieHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('companion_hash', '=', bindingCookieHash).execute();
}

/** Extends a session. Returns its remaining milliseconds; null if it has expired or reached its maximum duration. */
export async function extendSession(trx: Db, id: number): Promise<number | null> {
  const times = trx.selectFrom('sessions').select(['created_at', 'expires_at']).where('id', '=', id);
  const session = await times.executeTakeFirst();
  const end = session ? Date.parse(session.created_at) + durations.longestSessionMs : 0;
  if (!session || Date.parse(session.expires_at) >= end) return null;
  const now = Date.now();
  const until = Math.min(now + durations.sessionMs, end);
  const expires_at = new Date(until).toISOString();
  await trx.updateTable('sessions').set({ expires_at }).where('id', '=', id).execute();
  return until - now;
}

/** Never moves the time backwards: another process may have recorded a later use. */
export async function saveLastSeen(db: Db, id: number, at: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('id', '=', id)
    .where('last_seen_at', '<', at)
    .execute();
}
