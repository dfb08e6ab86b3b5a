import type { FastifyRequest } from 'fastify';
import { durations } from '@vitrin/shared-contracts/limits';
import type { Right, RoleGroup } from '@vitrin/shared-contracts/rights';
import { addressPrefix } from '../address-prefix.ts';
import type { Db } from '../database/tables.ts';
import type { PlatformServices } from '../platform-services.ts';
import { rightsOf } from './role-rights.ts';
import { sessionBindingCookieOf } from './session-binding-cookie.ts';
import { isToken, keyedHash, randomToken, equalsConstantTime } from './secrets.ts';
import {
  deleteSessionsOfCookie,
  insertSession,
  sessionByBindingCookie,
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
  bindingCookie: string;
  /** Set if the request was sent with an API key, in the name of its creator. */
  apiKey?: { id: number; name: string };
}

export interface LiveSession {
  role: RoleGroup;
  rights: ReadonlySet<Right>;
}

/** Returns the session of a panel request, from bearer token and session-binding cookie; null unless both match. */
export async function authenticateRequest(
  services: PlatformServices,
  request: FastifyRequest,
): Promise<StaffSession | null> {
  const { secret } = services.config;
  const token = request.headers.authorization?.match(/^Bearer (\S+)$/)?.[1];
  const bindingCookie = sessionBindingCookieOf(request, services.config);
  if (!isToken(token) || bindingCookie === null) return null;
  const row = await sessionByToken(services.db, keyedHash(secret, 'token', token));
  if (
    !row ||
    !isLive(services, row) ||
    !equalsConstantTime(row.companion_hash, bindingCookieHash(services, bindingCookie))
  )
    return null;
  if (!isAutomaticRequest(request)) services.lastSeen.note(row.id);
  return staffSession(services, row, bindingCookie);
}

/**
 * Checks whether the page sent the request without user activity: such a request does not count as use of the session.
 */
function isAutomaticRequest({ headers }: FastifyRequest): boolean {
  return headers['x-unattended'] !== undefined;
}

/**
 * Returns those of these sessions that are live, without counting this as use: an open stream must not keep a session
 * alive.
 */
export async function liveSessions(
  services: PlatformServices,
  ids: readonly number[],
): Promise<Map<number, LiveSession>> {
  const rows = await sessionsByIds(services.db, ids);
  const live = rows
    .filter((row) => isLive(services, row))
    .map(async ({ id, role_group: role }) => [id, { role, rights: await rightsOf(services.db, role) }] as const);
  return new Map(await Promise.all(live));
}

/** Returns the live session of a session-binding cookie; a document uses it to decide whether to preload the panel. */
export async function liveSessionOf(
  services: PlatformServices,
  bindingCookie: string | null,
): Promise<StaffSession | null> {
  if (bindingCookie === null) return null;
  const row = await sessionByBindingCookie(services.db, bindingCookieHash(services, bindingCookie));
  return row && isLive(services, row) ? staffSession(services, row, bindingCookie) : null;
}

export interface NewSessionInput {
  userId: number;
  bindingCookie: string;
  /** The cookie that the browser had before the sign-in. */
  previousCookie: string | null;
  address: string;
  agent: string;
}

/** Opens a session and returns the only copy of its token: only a keyed hash is stored. */
export async function openSession(
  trx: Db,
  { config }: Pick<PlatformServices, 'config'>,
  { bindingCookie, previousCookie, userId, address, agent }: NewSessionInput,
): Promise<{ token: string; expires_in: number }> {
  const token = randomToken();
  if (previousCookie !== null) await deleteSessionsOfCookie(trx, bindingCookieHash({ config }, previousCookie));
  await insertSession(trx, {
    userId,
    agent,
    address: addressPrefix(address),
    tokenHash: keyedHash(config.secret, 'token', token),
    bindingCookieHash: bindingCookieHash({ config }, bindingCookie),
  });
  return { token, expires_in: durations.sessionMs / 1000 };
}

function bindingCookieHash({ config }: Pick<PlatformServices, 'config'>, bindingCookie: string): string {
  return keyedHash(config.secret, 'companion', bindingCookie);
}

export function isLive(
  services: Pick<PlatformServices, 'lastSeen'>,
  row: Pick<SessionRow, 'id' | 'last_seen_at' | 'expires_at'>,
): boolean {
  const now = Date.now();
  const lastSeen = Math.max(Date.parse(row.last_seen_at), services.lastSeen.of(row.id));
  return Date.parse(row.expires_at) > now && lastSeen + durations.sessionIdleMs > now;
}

async function staffSession(
  { db }: Pick<PlatformServices, 'db'>,
  row: SessionRow,
  bindingCookie: string,
): Promise<StaffSession> {
  const { name, email, role_group } = row;
  return {
    id: row.id,
    user: { id: row.user_id, name, email, role_group },
    rights: await rightsOf(db, role_group),
    expiresAt: row.expires_at,
    bindingCookie,
  };
}
