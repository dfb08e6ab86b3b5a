import type { IncomingMessage } from 'node:http';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { countedPath, linkingPath } from '../modules/redirects/missing-paths.ts';
import { normalizedPath, isVisit, referringHost } from '../modules/visits/visiting-request.ts';
import type { Services } from '../services.ts';
import type { CachedResponse } from '../platform/http/cached-response.ts';
import type { DocumentReleases } from '../modules/releases/serving/document-releases.ts';
import type { PublicUrl } from './public-url.ts';

/**
 * Counts a sent document as a visit, also of the release that it names, and a redirect to /404 as a missing page. Other redirects are counted at their
 * target.
 */
export function countVisit(
  services: Services,
  { method, headers }: IncomingMessage,
  { path, language, releases }: PublicUrl & { releases: DocumentReleases },
  page: CachedResponse,
): void {
  const { visits, config, releaseHealth } = services;
  const kind =
    page.status === 200
      ? 'page'
      : redirectsTo(page, pathInLanguage(publicPaths.notFound, language.abbr))
        ? 'missing'
        : null;
  if (kind === null || method !== 'GET') return;
  if (kind === 'missing') countMissing(services, headers, pathInLanguage(path, language.abbr));
  if (!isVisit(headers)) return;
  const counted = normalizedPath(path);
  if (counted === null) return;
  const referrer = referringHost(headers, config.publicUrl);
  const visit = { kind, path: counted, language: language.abbr, referrer, agent: headers['user-agent'] ?? '' } as const;
  const { unit, id } = releases.remote.release.descriptor;
  visits.record(kind === 'page' ? { ...visit, onCounted: () => releaseHealth.count(unit, id, 'visit') } : visit);
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

function redirectsTo({ headers }: CachedResponse, address: string): boolean {
  return headers.Location === address;
}
