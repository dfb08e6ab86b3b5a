import type { IncomingHttpHeaders } from 'node:http';
import { mayContainCookie } from '../../platform/auth/staff-cookies.ts';

/** Paths are cut at this length: unknown addresses can be of any length. */
const MAX_PATH_LENGTH = 200;
const MAX_HOST_LENGTH = 100;

/**
 * Checks whether a request is a browser navigation to a document by a visitor: no prefetch, no image or script, no
 * staff.
 */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  const purpose = `${String(headers['sec-purpose'] ?? '')}${String(headers['purpose'] ?? '')}`;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return (
    (headers.accept?.includes('text/html') ?? false) &&
    destination === 'document' &&
    !purpose.includes('prefetch') &&
    !isStaff(headers)
  );
}

/** Checks whether the browser has recently opened the login page, which only staff use. */
export function isStaff({ cookie }: IncomingHttpHeaders): boolean {
  return mayContainCookie(cookie, 'companion');
}

/** Returns the host of the referring page; null for our own pages and if there is none. */
export function referringHost({ referer, host }: IncomingHttpHeaders, publicUrl: string): string | null {
  if (!referer || referer.startsWith(`${publicUrl}/`)) return null;
  const address = URL.parse(referer);
  if (!address || !/^https?:$/.test(address.protocol) || address.host === host) return null;
  return address.hostname.replace(/^www\./, '').slice(0, MAX_HOST_LENGTH);
}

/** Returns the normalized path under which a page view is counted; null if it cannot be decoded. */
export function normalizedPath(path: string): string | null {
  const plain = path.includes('%') ? decoded(path) : path;
  if (plain === null || /\p{C}/u.test(plain)) return null;
  return plain.toLowerCase().slice(0, MAX_PATH_LENGTH).toWellFormed();
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
