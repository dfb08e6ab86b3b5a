import type { FastifyInstance } from 'fastify';
import { buildApi } from './api.ts';
import { readBranding } from './modules/branding/branding.service.ts';
import { openReleases } from './modules/releases/open-releases.ts';
import type { Front } from './platform/http/front-server.ts';
import { readinessRoutes } from './readiness.routes.ts';
import type { Services } from './services.ts';
import { inProcessReader } from './site/reads-in-process.ts';
import { createSurfaces, surfaceRenderer } from './site/surfaces.routes.ts';

/** Builds the whole server from its services, ready to listen: API, files and documents. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  let front: Front = () => false;
  const app = await buildApi(services, (request, response) => front(request, response));
  const { registry, onServerFailure } = await openReleases(app, services, {
    read: inProcessReader(app),
    branding: () => readBranding(services),
  });
  const renderer = surfaceRenderer(app, services, onServerFailure);
  await app.register(readinessRoutes, { services, registry });
  const pages = createSurfaces({ services, registry, renderer });
  front = pages.front;
  await app.register(pages.routes);
  return app;
}
