import type { IncomingMessage } from 'node:http';
import { pathInLanguage, publicPaths } from 'shared-contracts/paths';
import { countedPath, isVisit, referringHost } from '../modules/visits/visiting-request.ts';
import type { Services } from '../services.ts';
import type { CachedPage } from './html-cache.ts';
import type { PublicAddress } from './public-address.ts';

/**
 * Counts a sent document as a visit, and a redirect to /404 as a missing page. Other redirects are counted at their
 * target.
 */
export function countVisit(
  { visits, config }: Services,
  { method, headers }: IncomingMessage,
  { path, language }: PublicAddress,
  page: CachedPage,
): void {
  const kind =
    page.status === 200
      ? 'page'
      : leadsTo(page, pathInLanguage(publicPaths.notFound, language.abbr))
        ? 'missing'
        : null;
  if (kind === null || method !== 'GET' || !isVisit(headers)) return;
  const counted = countedPath(path);
  if (counted === null) return;
  const referrer = referringHost(headers, config.publicUrl);
  visits.note({ kind, path: counted, language: language.abbr, referrer, agent: headers['user-agent'] ?? '' });
}

function leadsTo({ headers }: CachedPage, address: string): boolean {
  return headers.Location === address;
}
