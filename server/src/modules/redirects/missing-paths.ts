import type { IncomingMessage } from 'node:http';
import { limits } from '@vitrin/shared-contracts/limits';
import { scannerPath } from '@vitrin/shared-contracts/redirects';
import { normalizedPath, siteAddress, splitAddress } from '../../content/site-address.ts';

/** First segments that only scanners request from this site. */
const SCANNED_SEGMENTS =
  /^\/(?:wp|wordpress|phpmyadmin|pma|myadmin|cgi-bin|vendor|solr|actuator|jenkins|hudson|webdav|owa|ecp|boaform)(?:[-/]|$)/i;
/** Endings of programs, configurations and backups. */
const SCANNED_ENDING = /\.(?:php\d?|phtml|asp|aspx|jsp|jspx|cgi|env|ini|sql|bak|old|swp|log|ya?ml|zip|rar|gz|tgz|7z)$/i;
/** Hidden files, such as `/.git/config`; those below `/.well-known` are requested by honest clients too. */
const HIDDEN_FILE = /\/\.(?!well-known(?:\/|$))/;

/**
 * Returns the path under which a request that found no page is counted, `scannerPath` for all of the scanners together.
 * Null if it is not counted: too long, or with control characters.
 */
export function countedPath(address: string): string | null {
  const path = normalizedPath(address);
  if (path.length > limits.missingAddresses.path || /\p{C}/u.test(path)) return null;
  return isScanned(path) ? scannerPath : path;
}

function isScanned(path: string): boolean {
  return SCANNED_SEGMENTS.test(path) || SCANNED_ENDING.test(path) || HIDDEN_FILE.test(path);
}

/** Returns the path of the page of this site that contained the link; null for other sites and without a referrer. */
export function linkingPath({ referer }: IncomingMessage['headers'], publicUrl: string): string | null {
  if (!referer?.startsWith(`${publicUrl}/`)) return null;
  const address = siteAddress(referer, publicUrl);
  const path = address === null ? null : countedPath(splitAddress(address).path);
  return path === scannerPath ? null : path;
}
