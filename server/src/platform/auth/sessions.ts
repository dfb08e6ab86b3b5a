import type { FastifyRequest } from 'fastify';
import { durations } from 'shared-contracts/limits';
import { rightsOfRole, type Right, type RoleGroup } from 'shared-contracts/rights';
import { addressPrefix } from '../address-prefix.ts';
import type { Db } from '../database/tables.ts';
import type { Services } from '../../services.ts';
import { companionOf } from './companion.ts';
import { isToken, keyedHash, randomToken, sameText } from './secrets.ts';
import {
  deleteSessionsOfCompanion,
  insertSession,
  sessionByCompanion,
  sessionByToken,
  sessionsByIds,
  type SessionRow,
} from './sessions.repository.ts';

/** The user of a request. Role and rights are read on every request, so that a change takes effect at once. */
export interface StaffSession {
  id: number;
  user: { id: number; name: string; email: string; role_group: RoleGroup };
  rights: ReadonlySet<Right>;
  expiresAt: string;
  /** The cookie that the session is bound to. */
  companion: string;
}

export interface LiveSession {
  role: RoleGroup;
  rights: ReadonlySet<Right>;
}

/** The session of a panel call: bearer token and the companion cookie it was opened with. Null for anything less. */
export async function sessionOfCall(services: Services, request: FastifyRequest): Promise<StaffSession | null> {
  const { secret } = services.config;
  const token = request.headers.authorization?.match(/^Bearer (\S+)$/)?.[1];
  const companion = companionOf(request, services.config);
  if (!isToken(token) || companion === null) return null;
  const row = await sessionByToken(services.db, keyedHash(secret, 'token', token));
  if (!row || !isLive(services, row) || !sameText(row.companion_hash, companionHash(services, companion))) return null;
  if (!isUnattended(request)) services.lastSeen.note(row.id);
  return staffSession(row, companion);
}

/** The page says so of what it asks for by itself while nobody is there: that is no use of the session. */
function isUnattended({ headers }: FastifyRequest): boolean {
  return headers['x-unattended'] !== undefined;
}

/**
 * Returns those of these sessions that are live, without counting this as use: an open stream must not keep a session
 * alive.
 */
export async function liveSessions(services: Services, ids: readonly number[]): Promise<Map<number, LiveSession>> {
  const rows = await sessionsByIds(services.db, ids);
  const live = rows.filter((row) => isLive(services, row));
  return new Map(live.map(({ id, role_group: role }) => [id, { role, rights: rightsOfRole(role) }]));
}

/** The live session that a companion cookie belongs to; tells a document whether to preload the panel. */
export async function liveSessionOf(services: Services, companion: string | null): Promise<StaffSession | null> {
  if (companion === null) return null;
  const row = await sessionByCompanion(services.db, companionHash(services, companion));
  return row && isLive(services, row) ? staffSession(row, companion) : null;
}

export interface Opening {
  userId: number;
  companion: string;
  /** The cookie that the browser had until now. */
  formerCompanion: string | null;
  address: string;
  agent: string;
}

/** Opens a session and returns the only copy of its token: only a keyed hash is stored. */
export async function openSession(
  trx: Db,
  { config }: Pick<Services, 'config'>,
  { companion, formerCompanion, userId, address, agent }: Opening,
): Promise<{ token: string; expires_in: number }> {
  const token = randomToken();
  if (formerCompanion !== null) await deleteSessionsOfCompanion(trx, companionHash({ config }, formerCompanion));
  await insertSession(trx, {
    userId,
    agent,
    address: addressPrefix(address),
    tokenHash: keyedHash(config.secret, 'token', token),
    companionHash: companionHash({ config }, companion),
  });
  return { token, expires_in: durations.sessionMs / 1000 };
}

function companionHash({ config }: Pick<Services, 'config'>, companion: string): string {
  return keyedHash(config.secret, 'companion', companion);
}

export function isLive(
  services: Pick<Services, 'lastSeen'>,
  row: Pick<SessionRow, 'id' | 'last_seen_at' | 'expires_at'>,
): boolean {
  const now = Date.now();
  const lastSeen = Math.max(Date.parse(row.last_seen_at), services.lastSeen.of(row.id));
  return Date.parse(row.expires_at) > now && lastSeen + durations.sessionIdleMs > now;
}

function staffSession(row: SessionRow, companion: string): StaffSession {
  const { name, email, role_group } = row;
  return {
    id: row.id,
    user: { id: row.user_id, name, email, role_group },
    rights: rightsOfRole(role_group),
    expiresAt: row.expires_at,
    companion,
  };
}
