import type { IncomingHttpHeaders } from 'node:http';
import { mayHold } from '../../platform/auth/staff-cookies.ts';

/** Cut here: addresses that nobody knows can be of any length. */
const LONGEST_PATH = 200;
const LONGEST_HOST = 100;

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
  return mayHold(cookie, 'companion');
}

/** Returns the host of the referring page; null for our own pages and if there is none. */
export function referringHost({ referer, host }: IncomingHttpHeaders, publicUrl: string): string | null {
  if (!referer || referer.startsWith(`${publicUrl}/`)) return null;
  const address = URL.parse(referer);
  if (!address || !/^https?:$/.test(address.protocol) || address.host === host) return null;
  return address.hostname.replace(/^www\./, '').slice(0, LONGEST_HOST);
}

/** A path as it is counted: one form for all spellings of an address; null for what is no text. */
export function countedPath(path: string): string | null {
  const plain = path.includes('%') ? decoded(path) : path;
  if (plain === null || /\p{C}/u.test(plain)) return null;
  return plain.toLowerCase().slice(0, LONGEST_PATH).toWellFormed();
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
