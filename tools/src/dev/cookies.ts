import { cookieNames } from 'shared-contracts/storage';

const HOST_PREFIX = '__Host-';
const known = new Set<string>(Object.values(cookieNames));

/**
 * A site on https marks its cookies so that plain http refuses them, on localhost too in some browsers; and localhost has one
 * cookie store for all ports. Here they get a name of this port and lose the mark.
 */
function localPrefix(port: number): string {
  return `dev-${port}-`;
}

/** A `Set-Cookie` of the site as the browser may keep it. */
export function cookieForBrowser(setCookie: string, port: number): string {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const name = pair.startsWith(HOST_PREFIX) ? localPrefix(port) + pair.slice(HOST_PREFIX.length) : pair;
  return [name, ...attributes.filter((attribute) => !/^(?:secure$|domain=)/i.test(attribute))].join('; ');
}

/**
 * The browser's cookies as the site knows them; what other programs keep on localhost is none of its business. Without a
 * session there is an empty half of one: whoever develops is staff, and staff are no visits.
 */
export function cookiesForSite(header: string | undefined, port: number): string {
  const pairs = (header ?? '').split(';').flatMap((part) => forSite(part.trim(), port));
  const isStaff = pairs.some((pair) => pair.startsWith(`${cookieNames.companion}=`));
  return [...pairs, ...(isStaff ? [] : [`${cookieNames.companion}=dev`])].join('; ');
}

function forSite(pair: string, port: number): string[] {
  const prefix = localPrefix(port);
  if (pair.startsWith(prefix)) return [HOST_PREFIX + pair.slice(prefix.length)];
  const [name = ''] = pair.split('=', 1);
  return known.has(name) && !name.startsWith(HOST_PREFIX) ? [pair] : [];
}
