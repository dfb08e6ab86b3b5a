import { cookieNames } from 'shared-contracts/storage';
import { keyedHash } from '../../../platform/auth/secrets.ts';
import type { Config } from '../../../config/config.ts';

const GROUPS = 100;
/** As long as a trial lasts. */
const LASTS_S = 30 * 24 * 60 * 60;
const COOKIE = new RegExp(`(?:^|;\\s*)${cookieNames.group}=(\\d{1,2})(?:;|$)`);
/** What reads pages for search and sharing: it is to find what everybody finds. */
const CRAWLER = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|mediapartners|headlesschrome-lighthouse/i;

/** The group that a browser was given before; null for none. */
export function keptGroup(cookies: string | undefined): number | null {
  const kept = COOKIE.exec(cookies ?? '')?.[1];
  return kept === undefined ? null : Number(kept);
}

/**
 * The group of a browser that keeps none, the same each time: by what it tells of itself anyway. One of a hundred numbers,
 * made with the server's secret; it names nobody, and from it neither address nor browser can be told.
 */
export function groupFor(address: string, agent: string, { secret }: Pick<Config, 'secret'>): number {
  const hash = Buffer.from(keyedHash(secret, 'group', `${address}\n${agent}`), 'base64url');
  return hash.readUInt32BE() % GROUPS;
}

/** Without a name nobody reads for long either: a check of the site's health, a script. */
export function isCrawler(agent: string): boolean {
  return agent === '' || CRAWLER.test(agent);
}

/** Keeps a browser in its group: sent only while a candidate is tried, and no script needs to read it. */
export function groupHeaders(
  { setGroup }: { setGroup: number | null },
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Record<string, string> {
  if (setGroup === null) return {};
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${cookieNames.group}=${setGroup}; Path=/; Max-Age=${LASTS_S}; SameSite=Lax; HttpOnly${secure}`;
  return { 'Set-Cookie': cookie };
}
