import type { FastifyReply, FastifyRequest } from 'fastify';
import { durations } from '@vitrin/shared-contracts/limits';
import { isToken, randomToken } from './secrets.ts';
import { staffCookie, type CookieConfig } from './staff-cookies.ts';

/**
 * Returns the value of the session-binding cookie, the part of a session that scripts cannot read (product §12); null
 * if it is missing or malformed.
 */
export function sessionBindingCookieOf(request: FastifyRequest, config: CookieConfig): string | null {
  const value = request.cookies[staffCookie('companion', config).name];
  return isToken(value) ? value : null;
}

/**
 * Sets the session-binding cookie, with a new value unless one is given, and returns the value. Documents reuse a valid
 * cookie; signing in replaces it.
 */
export function setSessionBindingCookie(
  reply: FastifyReply,
  config: CookieConfig,
  bindingCookie = randomToken(),
): string {
  const { name, secure } = staffCookie('companion', config);
  void reply.setCookie(name, bindingCookie, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'strict',
    // The longest duration of a session: an extension does not renew the cookie.
    maxAge: durations.longestSessionMs / 1000,
  });
  return bindingCookie;
}
