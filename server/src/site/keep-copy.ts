import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import type { Head } from '@vitrin/shared-contracts/remote-app';
import type { CachedResponse } from '../platform/http/cached-response.ts';
import type { PublicUrl } from './public-url.ts';
import type { SiteState } from './site-state.ts';
import type { StaleCopies } from './stale-copies.ts';

/**
 * Stores the copy of a page that was rendered, under the address that a visitor without cookies requests, or removes it
 * when there is no page any more. Only addresses that a page declares as its own, in some language, have a copy: clients
 * can make up others without end.
 */
export function keepCopy(
  copies: StaleCopies,
  { languages }: Pick<SiteState, 'languages'>,
  { url, language, kind }: Pick<PublicUrl, 'url' | 'language' | 'kind'>,
  { response, metadata }: { response: CachedResponse; metadata: Head | null },
): void {
  if (kind !== 'page') return;
  const address = pathInLanguage(url, language.abbr);
  const isOwnAddress = languages.some(({ abbr }) => pathInLanguage(url, abbr) === metadata?.canonical);
  if (response.status !== 200) copies.forget(address);
  else if (response.isCacheable && isOwnAddress) copies.keep(address, response);
}
