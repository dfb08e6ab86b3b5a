import type { IncomingHttpHeaders } from 'node:http';
import { cookieForBrowser, cookiesForSite } from './cookies.ts';

/** Origins of the site behind the proxy and of the proxy as the browser sees it. */
export interface ProxyOrigins {
  /** Origin that requests are forwarded to. */
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
  { site, here, port }: ProxyOrigins,
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

/** These headers are meant for the site's own host; on localhost they would affect every other local program. */
const DROPPED_HEADERS = ['strict-transport-security', 'alt-svc', 'expect-ct'];

/**
 * Returns the response headers as if the response came from the proxy: cookies, redirects and policies refer to the
 * proxy.
 */
export function headersForBrowser(
  headers: IncomingHttpHeaders,
  ends: ProxyOrigins,
  { isDocument }: { isDocument: boolean },
): IncomingHttpHeaders {
  const dropped = isDocument ? [...DROPPED_HEADERS, 'etag', 'last-modified'] : DROPPED_HEADERS;
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
  const { 'set-cookie': cookies, location, 'content-security-policy': policy } = headers;
  return defined({
    ...kept,
    ...(isDocument ? { 'cache-control': 'no-store' } : {}),
    'set-cookie': cookies?.map((cookie) => cookieForBrowser(cookie, ends.port)),
    location: location === undefined ? undefined : relativeToSite(location, ends),
    'content-security-policy':
      policy === undefined
        ? undefined
        : String(policy).replace(/;?\s?(?:upgrade-insecure-requests|block-all-mixed-content)/g, ''),
  });
}

/** Returns only the path of an absolute address of the site; returns any other address unchanged. */
export function relativeToSite(address: string, { site, origins }: Pick<ProxyOrigins, 'site' | 'origins'>): string {
  const own = [site, ...origins].find((origin) => address === origin || /^[/?#]/.test(afterOrigin(address, origin)));
  return own === undefined ? address : afterOrigin(address, own) || '/';
}

function afterOrigin(address: string, origin: string): string {
  return address.startsWith(origin) ? address.slice(origin.length) : '';
}

function defined(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}
