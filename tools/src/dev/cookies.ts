import { cookieNames } from 'shared-contracts/storage';

/** A site on https marks its cookies of staff by the first, one on this machine by the second. */
const PREFIXES = ['__Host-', 'vitrin-'] as const;
const staff = Object.values(cookieNames).flatMap((name) => (name.startsWith(PREFIXES[0]) ? [unmarked(name)] : []));
const known = new Set<string>(Object.values(cookieNames));

/**
 * Plain http takes no cookie that asks for https, on localhost too in some browsers; and localhost has one cookie store for
 * all ports. Here cookies of staff get a name of this port and lose their mark.
 */
function localPrefix(port: number): string {
  return `dev-${port}-`;
}

function unmarked(name: string): string {
  const prefix = PREFIXES.find((mark) => name.startsWith(mark)) ?? '';
  return name.slice(prefix.length);
}

/** A `Set-Cookie` of the site as the browser may keep it. */
export function cookieForBrowser(setCookie: string, port: number): string {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const own = unmarked(pair);
  const kept = own === pair ? pair : localPrefix(port) + own;
  return [kept, ...attributes.filter((attribute) => !/^(?:secure$|domain=)/i.test(attribute))].join('; ');
}

/**
 * The browser's cookies as the site knows them, those of staff under both names; what other programs keep on localhost is
 * none of its business. Without a session there is an empty half of one: whoever develops is staff, and staff are no visits.
 */
export function cookiesForSite(header: string | undefined, port: number): string {
  const pairs = (header ?? '').split(';').flatMap((part) => forSite(part.trim(), port));
  const isStaff = pairs.some((pair) => pair.startsWith(`${cookieNames.companion}=`));
  return [...pairs, ...(isStaff ? [] : marked('companion=dev'))].join('; ');
}

function marked(pair: string): string[] {
  return PREFIXES.map((prefix) => prefix + pair);
}

function forSite(pair: string, port: number): string[] {
  const prefix = localPrefix(port);
  const [name = ''] = pair.split('=', 1);
  if (staff.some((own) => name === prefix + own)) return marked(pair.slice(prefix.length));
  return known.has(name) && !name.startsWith(PREFIXES[0]) ? [pair] : [];
}
