import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageUnits } from '../releases/serving/document-releases.ts';
import { withParameters } from '../modules/redirects/redirects.service.ts';
import { withLocation, type CachedResponse } from '../platform/http/cached-response.ts';
import { repairEscapes } from '../platform/http/repair-escapes.ts';
import { sendCached } from '../platform/http/send-cached.ts';
import { allowSharedCaching } from '../platform/http/shared-cache.ts';
import type { SurfaceContext } from './surface-context.ts';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface PageFacts {
  units: PageUnits;
  /** Content version before the page was made; by default the current one. */
  version?: number;
}

/** Sends a page or its route data. Shared caches may keep it if every anonymous visitor gets the same. */
export function sendPage(
  { services, releases }: Pick<SurfaceContext, 'services' | 'releases'>,
  { request, response }: Exchange,
  page: CachedResponse,
  { units, version = services.contentVersion.current() }: PageFacts,
): void {
  const { status, isCacheable, tags } = page;
  // During a canary the document of an anonymous request depends on who sends it.
  if (status === 200 && isCacheable && !releases.hasCandidate(units))
    allowSharedCaching(services, request, response, { tags, version });
  sendCached(request, response, status === 301 ? withQuery(page, request.url) : page);
}

/** Returns a permanent redirect that keeps the query of the request, such as the source of a campaign. */
function withQuery(page: CachedResponse, address = ''): CachedResponse {
  const start = address.indexOf('?');
  const { Location } = page.headers;
  if (start < 0 || Location === undefined) return page;
  return withLocation(page, withParameters(Location, new URLSearchParams(repairEscapes(address.slice(start)))));
}
