import { cookieNames } from '@vitrin/shared-contracts/storage';
import type { Config } from '../../config/config.ts';

const HOST_PREFIX = '__Host-';
const PLAIN_PREFIX = 'vitrin-';

export type StaffCookie = 'companion' | 'device' | 'preview' | 'releaseLink';
export type CookieConfig = Pick<Config, 'publicUrl'>;

/**
 * Returns name and attributes of a cookie. Over https the `__Host-` prefix restricts it to this host and to https. Over
 * http, which is localhost only, WebKit rejects a cookie with that prefix or with Secure.
 */
export function staffCookie(cookie: StaffCookie, { publicUrl }: CookieConfig): { name: string; secure: boolean } {
  const secure = publicUrl.startsWith('https:');
  const name = cookieNames[cookie];
  return { name: secure ? name : plainName(name), secure };
}

function plainName(name: string): string {
  return name.replace(HOST_PREFIX, PLAIN_PREFIX);
}

/** Checks whether a `Cookie` header contains this cookie under either name: a cheap filter, not a proof. */
export function mayContainCookie(header: string | undefined, cookie: StaffCookie): boolean {
  if (header === undefined) return false;
  const name = cookieNames[cookie];
  return header.includes(`${name}=`) || header.includes(`${plainName(name)}=`);
}
