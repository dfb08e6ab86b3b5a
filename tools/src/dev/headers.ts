import type { IncomingHttpHeaders } from 'node:http';
import { cookieForBrowser, cookiesForSite } from './cookies.ts';

/** The site behind the proxy, and the proxy as the browser sees it. */
export interface Ends {
  /** Origin that is asked. */
  site: string;
  /** All origins that the site uses in its own links. */
  origins: readonly string[];
  /** Origin of the page in the browser. */
  here: string;
  port: number;
}

/**
 * Returns the request headers as if the page were on the site, so that its checks of origin, referrer and
 * session-binding cookie pass.
 */
export function headersForSite(
  headers: IncomingHttpHeaders,
  { site, here, port }: Ends,
  { isDocument }: { isDocument: boolean },
): IncomingHttpHeaders {
  const { 'if-none-match': noneMatch, 'if-modified-since': modifiedSince, origin, referer, cookie, ...rest } = headers;
  const kept = { 'if-none-match': noneMatch, 'if-modified-since': modifiedSince };
  return defined({
    ...rest,
    // Documents are rewritten here, so they must be uncompressed and complete: no 304 responses.
    ...(isDocument ? { 'accept-encoding': 'identity' } : kept),
    origin: origin === here ? site : origin,
    referer: referer?.startsWith(`${here}/`) ? site + referer.slice(here.length) : referer,
    cookie: cookiesForSite(cookie, port),
  });
}

/** Said to browsers of the site's own address; on localhost it would hold for every other program there. */
const DROPPED = ['strict-transport-security', 'alt-svc', 'expect-ct'];

/**
 * Returns the response headers as if the response came from the proxy: cookies, redirects and policies refer to the
 * proxy.
 */
export function headersForBrowser(
  headers: IncomingHttpHeaders,
  ends: Ends,
  { isDocument }: { isDocument: boolean },
): IncomingHttpHeaders {
  const dropped = isDocument ? [...DROPPED, 'etag', 'last-modified'] : DROPPED;
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
  const { 'set-cookie': cookies, location, 'content-security-policy': policy } = headers;
  return defined({
    ...kept,
    ...(isDocument ? { 'cache-control': 'no-store' } : {}),
    'set-cookie': cookies?.map((cookie) => cookieForBrowser(cookie, ends.port)),
    location: location === undefined ? undefined : fromHere(location, ends),
    'content-security-policy':
      policy === undefined
        ? undefined
        : String(policy).replace(/;?\s?(?:upgrade-insecure-requests|block-all-mixed-content)/g, ''),
  });
}

/** An absolute address of the site by its path alone; any other as it stands. */
export function fromHere(address: string, { site, origins }: Pick<Ends, 'site' | 'origins'>): string {
  const own = [site, ...origins].find((origin) => address === origin || /^[/?#]/.test(afterOrigin(address, origin)));
  return own === undefined ? address : afterOrigin(address, own) || '/';
}

function afterOrigin(address: string, origin: string): string {
  return address.startsWith(origin) ? address.slice(origin.length) : '';
}

function defined(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}
