import type { FastifyRequest } from 'fastify';
import type { CachedResponse } from '../platform/http/cached-response.ts';
import { createResponseCache } from '../platform/http/response-cache.ts';
import type { DocumentReleases, PageUnits } from '../releases/serving/document-releases.ts';
import { keepCopy } from './keep-copy.ts';
import { publicReleases, publicUnits } from './public-releases.ts';
import type { PublicUrl } from './public-url.ts';
import { renderPage } from './render-page.ts';
import type { SiteState } from './site-state.ts';
import type { SurfaceContext } from './surface-context.ts';
import { surfaceMap } from './surface-map.ts';

/** Limits of the memory for compressed pages, in bytes (decision 67). */
const cacheBytes = { maxBytes: 32 * 1_048_576, maxUnknownBytes: 2 * 1_048_576 };

/** A page with the releases that one visitor gets. */
export interface PreparedPage {
  page: CachedResponse;
  releases: DocumentReleases;
  units: PageUnits;
}

/** The public pages in memory. */
export interface PreparedPages {
  /** Returns a page that is in memory and up to date. */
  get(pageUrl: PublicUrl, releases: DocumentReleases): CachedResponse | undefined;
  /** Returns the page from memory, or renders it, with the releases of this visitor. */
  prepare(request: FastifyRequest, state: SiteState, pageUrl: PublicUrl): Promise<PreparedPage>;
}

export function createPreparedPages(context: SurfaceContext): PreparedPages {
  const cache = createResponseCache({
    contentVersion: context.services.contentVersion,
    ...cacheBytes,
    readAgain: context.reads.readAgain,
    onFound: context.services.metrics.pageFound,
  });
  const keyOf = pageKeys(context);
  return {
    get: (pageUrl, releases) => cache.get(keyOf(pageUrl, releases)),
    async prepare(request, state, pageUrl) {
      const visitor = await context.visitors.read(request);
      const units = publicUnits(context, state, pageUrl.path);
      const releases = publicReleases(context, units, visitor);
      const make = async () => {
        const made = await renderPage(context, state, { ...pageUrl, units, releases, visitor });
        if (!releases.isPreview) keepCopy(context.copies, state, pageUrl, made);
        return made;
      };
      const page = releases.isPreview ? (await make()).response : await cache.fill(keyOf(pageUrl, releases), make);
      return { page, releases, units };
    },
  };
}

/** Returns the function that makes the cache keys of pages. */
function pageKeys({ registry }: Pick<SurfaceContext, 'registry'>) {
  return ({ kind, url, language }: PublicUrl, { key }: DocumentReleases): string =>
    `${kind}|${url}|${language.abbr}|${key}|${surfaceMap(registry).key}`;
}
