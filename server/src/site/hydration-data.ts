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

/** Returns the hash and the page of an address of hydration data; null for another address. */
export function parseDataAddress(address: string): { hash: string; page: string } | null {
  const [, hash, page] = ADDRESS.exec(address) ?? [];
  return hash === undefined || page === undefined ? null : { hash, page };
}

export type PageBoot = Omit<BootBlock, 'csrf'>;

/** Hydration data of a page, or of a section on it, as a response of its own. */
export interface SeparateData {
  address: string;
  /** Hash in the address. */
  hash: string;
  response: CachedResponse;
}

/**
 * Makes a response of hydration data: only a page that the visitor uses needs it, and the document fits into the first
 * packets.
 */
export async function separateData(
  data: object,
  { url, language, isCacheable }: Pick<PublicUrl, 'url' | 'language'> & Pick<CachedResponse, 'isCacheable'>,
): Promise<SeparateData> {
  const response = await cachedResponse({ status: 200, isCacheable }, headers, JSON.stringify(data));
  const hash = response.etag.slice(1, 1 + HASH_LENGTH);
  return { address: api.hydration(hash, pathInLanguage(url, language.abbr)), hash, response };
}
