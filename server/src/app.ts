import type { FastifyInstance } from 'fastify';
import { buildApi } from './api.ts';
import { listNamesOf } from './content/lists/named-kinds.ts';
import { readBranding } from './modules/branding/branding.service.ts';
import { openReleases } from './modules/releases/open-releases.ts';
import { placedSections } from './modules/site-pages/placed-sections.service.ts';
import { createFileCache } from './platform/http/file-cache.ts';
import type { Front } from './platform/http/front-server.ts';
import { createReadCache, noReadCache } from './platform/http/read-cache.ts';
import { metricsRoutes } from './metrics.routes.ts';
import { readinessRoutes } from './readiness.routes.ts';
import type { Services } from './services.ts';
import type { PreviewParts } from './site/content-preview/content-preview.ts';
import { samplePages } from './site/sample-pages.ts';
import { createSiteReads } from './site/site-reads.ts';
import { createSurfaces, surfaceRenderer } from './site/surfaces.routes.ts';

/** Builds the whole server from its services, ready to listen: API, files and documents. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  let front: Front = () => false;
  const readCache = createReadCache(services);
  const fileCache = createFileCache(services.config);
  const app = await buildApi(services, {
    readCache,
    fileCache,
    front: (request, response) => front(request, response),
  });
  const reads = createSiteReads(app, readCache);
  const { registry, onServerFailure } = await openReleases(app, services, {
    read: reads.read,
    branding: () => readBranding(services),
    publicPages: () => samplePages(services),
    listNames: listNamesOf(services),
    placedSections: (remote) => placedSections(services.db, remote),
  });
  const { contentVersion } = services;
  const renderer = surfaceRenderer(services, { ...reads, contentVersion }, onServerFailure);
  await app.register(readinessRoutes, { services, registry });
  await app.register(metricsRoutes, services);
  const previewParts: PreviewParts = {
    buildApi: (previewServices) => buildApi(previewServices, { readCache: noReadCache }),
    createRenderer: (read) => surfaceRenderer(services, { read }, () => undefined),
  };
  const pages = createSurfaces({ services, registry, renderer, reads, previewParts });
  const fronts = [fileCache.front, readCache.front, pages.front];
  front = (request, response) => fronts.some((each) => each(request, response));
  await app.register(pages.routes);
  return app;
}
