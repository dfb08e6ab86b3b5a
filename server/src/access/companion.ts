import type { FastifyReply, FastifyRequest } from 'fastify';
import { durations } from 'shared-contracts/limits';
import { cookieNames } from 'shared-contracts/storage';
import { isToken, randomToken } from './secrets.ts';

/** The companion cookie's value, or null: the half of a session that scripts cannot read (design §6). */
export function companionOf(request: FastifyRequest): string | null {
  const value = request.cookies[cookieNames.companion];
  return isToken(value) ? value : null;
}

/** Sets a companion cookie, a new one unless it is given, and returns its value. Documents reuse a valid one; the sign-in changes it. */
export function issueCompanion(reply: FastifyReply, companion = randomToken()): string {
  void reply.setCookie(cookieNames.companion, companion, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    // As long as a session can last: an extension leaves the cookie as it is.
    maxAge: durations.longestSessionMs / 1000,
  });
  return companion;
}
