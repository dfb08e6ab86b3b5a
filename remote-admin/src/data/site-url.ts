import { bootStore } from '@vitrin/shared-contracts/state';

/**
 * Returns the address of a page or file of the public site for a link. It is the path itself unless the panel has a host
 * of its own.
 * @param path - path on the site
 */
export function siteUrl(path: string): string {
  return `${bootStore.get()?.site_origin ?? ''}${path}`;
}

/** Returns the origin of the public site, for addresses that are given to others. */
export function siteOrigin(): string {
  return bootStore.get()?.site_origin ?? globalThis.location.origin;
}

/**
 * Returns the path of an address of the site or the panel: browsers copy addresses with the origin of their page. Returns
 * null for other addresses.
 */
export function pathOfOwnAddress(address: string): string | null {
  const origin = [globalThis.location.origin, siteOrigin()].find((own) => address.startsWith(`${own}/`));
  return origin === undefined ? null : address.slice(origin.length);
}
