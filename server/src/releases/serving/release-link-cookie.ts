import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import type { Config } from '../../config/config.ts';
import { staffCookie } from '../../platform/auth/staff-cookies.ts';
import { linkToken, readLinkToken, type LinkedRelease } from './link-token.ts';

/** Seconds for which a browser keeps showing the release after the link was opened. */
const LIFETIME_S = 24 * 60 * 60;
/** Lax, so that other pages of the site can be opened from elsewhere. */
const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

type CookieConfig = Pick<Config, 'secret' | 'publicUrl'>;

/** Sets the cookie that gives this browser the release of a link, as long as the link is valid. */
export function issueReleaseLink(reply: FastifyReply, config: CookieConfig, linked: LinkedRelease): void {
  const { name, secure } = staffCookie('releaseLink', config);
  void reply.setCookie(name, linkToken(config, linked), { ...attributes, secure, maxAge: LIFETIME_S });
  void reply.clearCookie(cookieNames.avoid, { path: '/' });
}

/** Returns the link that this browser has opened; null if there is none. The caller checks whether it is still valid. */
export function readReleaseLink(request: FastifyRequest, config: CookieConfig): LinkedRelease | null {
  const token = request.cookies[staffCookie('releaseLink', config).name];
  return token === undefined ? null : readLinkToken(config, token);
}

export function endReleaseLink(reply: FastifyReply, config: CookieConfig): void {
  const { name, secure } = staffCookie('releaseLink', config);
  void reply.clearCookie(name, { ...attributes, secure });
}
