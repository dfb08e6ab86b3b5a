import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { api, pathInLanguage } from '@vitrin/shared-contracts/paths';
import { baseHeaders } from '../platform/http/base-headers.ts';
import { cachedResponse, type CachedResponse } from '../platform/http/cached-response.ts';
import type { PublicUrl } from './public-url.ts';

const HASH_LENGTH = 16;
const ADDRESS = /^\/api\/hydration\/([\w-]{16})(\/.*)$/;

const headers = {
  ...baseHeaders,
  'Content-Type': 'application/json; charset=utf-8',
  // The address contains the hash of the data.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Encoding',
};

/** Returns the hash and the page of an address of route data; null for another address. */
export function parseDataAddress(address: string): { hash: string; page: string } | null {
  const [, hash, page] = ADDRESS.exec(address) ?? [];
  return hash === undefined || page === undefined ? null : { hash, page };
}

export type PageBoot = Omit<BootBlock, 'csrf'>;

/**
 * Moves the route data from the boot block into a response of its own: only a page that the visitor uses needs it, and
 * the document fits into the first packets.
 */
export async function separateData(
  boot: PageBoot,
  { url, language, isCacheable }: Pick<PublicUrl, 'url' | 'language'> & Pick<CachedResponse, 'isCacheable'>,
): Promise<{ boot: PageBoot; data: CachedResponse }> {
  const data = await cachedResponse({ status: 200, isCacheable }, headers, JSON.stringify(boot.hydration));
  const address = api.hydration(hashOf(data), pathInLanguage(url, language.abbr));
  return { boot: { ...boot, hydration: null, hydration_address: address }, data };
}

/** Returns the data of a page if it is still the one with this hash. */
export function dataOf({ data }: CachedResponse, hash: string): CachedResponse | null {
  return data && hashOf(data) === hash ? data : null;
}

function hashOf({ etag }: CachedResponse): string {
  return etag.slice(1, 1 + HASH_LENGTH);
}
