import type { IncomingMessage } from 'node:http';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { listNamesOf } from '../content/lists/named-kinds.ts';
import { countedPath, linkingPath } from '../modules/redirects/missing-paths.ts';
import { normalizedPath, isVisit, referringHost } from '../modules/visits/visiting-request.ts';
import type { Services } from '../services.ts';
import type { CachedResponse } from '../platform/http/cached-response.ts';
import type { DocumentReleases } from '../releases/serving/document-releases.ts';
import type { PublicUrl } from './public-url.ts';

/**
 * Counts a sent document as a visit, also of the releases that it shows, and a redirect to /404 as a missing page. Other redirects are counted at their
 * target.
 */
export function countVisit(
  services: Services,
  request: IncomingMessage,
  { path, url, language, releases }: PublicUrl & { releases: DocumentReleases },
  page: CachedResponse,
): void {
  const { method, headers } = request;
  const kind = kindOf(page, language.abbr);
  if (kind === null || method !== 'GET') return;
  if (kind === 'missing') countMissing(services, headers, pathInLanguage(path, language.abbr));
  if (!isVisit(headers)) return;
  if (exchangeNames(path, listNamesOf(services)) === publicPaths.search)
    countSearch(services, request, { url, language });
  const counted = normalizedPath(path);
  if (counted === null) return;
  const referrer = referringHost(headers, services.config.publicUrl);
  const visit = { kind, path: counted, language: language.abbr, referrer, agent: headers['user-agent'] ?? '' } as const;
  const onCounted = () => {
    for (const { unit, id } of [releases.remote.release.descriptor, ...(page.shows ?? [])])
      services.releaseHealth.count(unit, id, 'visit');
  };
  services.visits.record(kind === 'page' ? { ...visit, onCounted } : visit);
}

function kindOf(page: CachedResponse, language: string): 'page' | 'missing' | null {
  if (page.status === 200) return 'page';
  return redirectsTo(page, pathInLanguage(publicPaths.notFound, language)) ? 'missing' : null;
}

/** Counts a request that ends in the 404 page. It is only counted in memory. */
export function countMissing(
  { missing, config }: Pick<Services, 'missing' | 'config'>,
  headers: IncomingMessage['headers'],
  address: string,
): void {
  const path = countedPath(address);
  if (path === null) return;
  missing.record({
    path,
    linkedFrom: linkingPath(headers, config.publicUrl),
    agent: headers['user-agent'] ?? '',
  });
}

/** Counts a search that has found nothing. */
function countSearch(
  { missedSearches }: Pick<Services, 'missedSearches'>,
  request: IncomingMessage,
  { url, language }: Pick<PublicUrl, 'url' | 'language'>,
): void {
  const search = new URL(url, 'http://site.invalid').searchParams.get('q') ?? '';
  missedSearches.record({ search, lang: language.abbr }, request);
}

function redirectsTo({ headers }: CachedResponse, address: string): boolean {
  return headers.Location === address;
}
