import type { FastifyReply, FastifyRequest } from 'fastify';
import { durations } from 'shared-contracts/limits';
import { isToken, randomToken } from './secrets.ts';
import { staffCookie, type CookieConfig } from './staff-cookies.ts';

/** The companion cookie's value, or null: the half of a session that scripts cannot read (product §12). */
export function companionOf(request: FastifyRequest, config: CookieConfig): string | null {
  const value = request.cookies[staffCookie('companion', config).name];
  return isToken(value) ? value : null;
}

/** Sets a companion cookie, a new one unless it is given, and returns its value. Documents reuse a valid one; the sign-in changes it. */
export function issueCompanion(reply: FastifyReply, config: CookieConfig, companion = randomToken()): string {
  const { name, secure } = staffCookie('companion', config);
  void reply.setCookie(name, companion, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'strict',
    // The longest duration of a session: an extension does not renew the cookie.
    maxAge: durations.longestSessionMs / 1000,
  });
  return companion;
}
