import { cookieNames } from '@vitrin/shared-contracts/storage';
import { keyedHash } from '../../platform/auth/secrets.ts';
import type { Config } from '../../config/config.ts';

const GROUPS = 100;
/** Lifetime of the cookie in seconds: the longest time that a canary may last. */
const COOKIE_LIFETIME_S = 30 * 24 * 60 * 60;
const COOKIE = new RegExp(`(?:^|;\\s*)${cookieNames.group}=(\\d{1,2})(?:;|$)`);
/** Crawlers of search engines and link previews: they must get the same release as most visitors. */
const CRAWLER = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|mediapartners|headlesschrome-lighthouse/i;

/** Returns the group stored in the browser's cookie; null if there is none. */
export function groupFromCookie(cookies: string | undefined): number | null {
  const kept = COOKIE.exec(cookies ?? '')?.[1];
  return kept === undefined ? null : Number(kept);
}

/**
 * Returns the group of a browser without the cookie, the same each time, from its address and user agent. It is one of
 * a hundred numbers, keyed with the server's secret: neither user, address nor browser can be derived from it.
 */
export function derivedGroup(address: string, agent: string, { secret }: Pick<Config, 'secret'>): number {
  const hash = Buffer.from(keyedHash(secret, 'group', `${address}\n${agent}`), 'base64url');
  return hash.readUInt32BE() % GROUPS;
}

/** Checks whether a client is a crawler. One without a user agent counts as one, such as a health check or a script. */
export function isCrawler(agent: string): boolean {
  return agent === '' || CRAWLER.test(agent);
}

/**
 * Returns the header that stores the group in the browser: sent only during a canary, and HttpOnly because no script
 * reads it.
 */
export function groupHeaders(
  { setGroup }: { setGroup: number | null },
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Record<string, string> {
  if (setGroup === null) return {};
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${cookieNames.group}=${setGroup}; Path=/; Max-Age=${COOKIE_LIFETIME_S}; SameSite=Lax; HttpOnly${secure}`;
  return { 'Set-Cookie': cookie };
}
