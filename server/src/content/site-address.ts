import { limits } from '@vitrin/shared-contracts/limits';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { repairEscapes } from '../platform/http/repair-escapes.ts';

/** Query parameter of the home page that opens a product, as before products had pages of their own. */
const PRODUCT = 'urun';

/**
 * Returns the path of an address in the form used for lookups: decoded, without query, dot segments or repeated
 * slashes.
 */
export function normalizedPath(address: string): string {
  const { pathname } = new URL(address, 'http://site.invalid');
  return decodePath(pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')).normalize('NFC');
}

/** Decodes a path, whose bytes may be those of another encoding of Turkish. */
export function decodePath(path: string): string {
  return path.includes('%') ? decodeURIComponent(repairEscapes(path)) : path;
}

/**
 * Returns what a link to this site addresses: its normalized path, on the home page with the query that opens a product. Null
 * for another site, for a link relative to its page, and for one that is longer than any address of the site.
 */
export function siteAddress(link: string, publicUrl: string): string | null {
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(link)) return null;
  const url = URL.parse(link, publicUrl);
  if (url?.origin !== new URL(publicUrl).origin) return null;
  const product = url.searchParams.get(PRODUCT);
  const path = normalizedPath(url.pathname);
  const address = product ? homeProductPath(product, path) : path;
  return address.length > limits.address.max ? null : address;
}

/** Returns the address at which the home page opens a product, in the form that `siteAddress` returns. */
export function homeProductPath(slug: string, home: string = publicPaths.home): string {
  return `${home}?${PRODUCT}=${slug}`;
}

/** Returns the path and the slug of the product that an address selects; null if it selects none. */
export function splitAddress(address: string): { path: string; product: string | null } {
  const [path = '', query] = address.split(`?${PRODUCT}=`, 2);
  return { path, product: query ?? null };
}

/** Returns an address of the default language in another language. */
export function addressInLanguage(address: string, lang: string): string {
  const { path, product } = splitAddress(address);
  const translated = pathInLanguage(path, lang);
  return product === null ? translated : homeProductPath(product, translated);
}
