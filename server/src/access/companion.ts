import type { FastifyReply, FastifyRequest } from 'fastify';
import { durations } from 'shared-contracts/limits';
import { cookieNames } from 'shared-contracts/storage';
import { isToken, randomToken } from './secrets.ts';

/** The companion cookie's value, or null: the half of a session that scripts cannot read (design §6). */
export function companionOf(request: FastifyRequest): string | null {
  const value = request.cookies[cookieNames.companion];
  return isToken(value) ? value : null;
}

/** Sets a new companion cookie and returns its value. Documents reuse a valid one; the sign-in changes it. */
export function issueCompanion(reply: FastifyReply): string {
  const companion = randomToken();
  void reply.setCookie(cookieNames.companion, companion, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    maxAge: durations.sessionMs / 1000,
  });
  return companion;
}
