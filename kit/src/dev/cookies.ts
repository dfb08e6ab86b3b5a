import { cookieNames } from '@vitrin/shared-contracts/storage';

/** Prefixes of staff cookies: the first on an https site, the second on a site on localhost. */
const PREFIXES = ['__Host-', 'vitrin-'] as const;
/** Set without a session, so that a developer's visits are not counted. */
const NO_SESSION = 'companion=dev';
const staff = Object.values(cookieNames).flatMap((name) => (name.startsWith(PREFIXES[0]) ? [withoutPrefix(name)] : []));
const known = new Set<string>(Object.values(cookieNames));

/**
 * Browsers may reject Secure cookies over plain http, in some cases on localhost too, and localhost has one cookie
 * store for all ports. The proxy therefore renames staff cookies with its port and removes their prefix.
 */
function localPrefix(port: number): string {
  return `dev-${port}-`;
}

function withoutPrefix(name: string): string {
  const prefix = PREFIXES.find((mark) => name.startsWith(mark)) ?? '';
  return name.slice(prefix.length);
}

/** Rewrites a `Set-Cookie` of the site so that the browser stores it on localhost. */
export function cookieForBrowser(setCookie: string, port: number): string {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const own = withoutPrefix(pair);
  const kept = own === pair ? pair : localPrefix(port) + own;
  return [kept, ...attributes.filter((attribute) => !/^(?:secure$|domain=)/i.test(attribute))].join('; ');
}

/**
 * Returns the browser's cookies under the names that the site uses, staff cookies under both prefixes; cookies of other
 * programs on localhost are removed. Without a session it adds an empty session-binding cookie, so that a developer's
 * visits are not counted.
 */
export function cookiesForSite(header: string | undefined, port: number): string {
  const pairs = (header ?? '').split(';').flatMap((part) => forSite(part.trim(), port));
  const isStaff = pairs.some((pair) => pair.startsWith(`${cookieNames.companion}=`));
  return [...pairs, ...(isStaff ? [] : withPrefixes(NO_SESSION))].join('; ');
}

/**
 * Reports whether a request to the site may get a personal answer: it has the cookie of a session, or of a preview.
 * @param header - the cookies under the names that the site uses
 */
export function isPersonal(header = ''): boolean {
  const names = ['companion', 'preview', 'release-link'].flatMap(withPrefixes);
  const pairs = header.split(';').map((part) => part.trim());
  return pairs.some((pair) => names.some((name) => pair.startsWith(`${name}=`)) && !pair.endsWith(NO_SESSION));
}

function withPrefixes(pair: string): string[] {
  return PREFIXES.map((prefix) => prefix + pair);
}

function forSite(pair: string, port: number): string[] {
  const prefix = localPrefix(port);
  const [name = ''] = pair.split('=', 1);
  if (staff.some((own) => name === prefix + own)) return withPrefixes(pair.slice(prefix.length));
  return known.has(name) && !name.startsWith(PREFIXES[0]) ? [pair] : [];
}
