import type { FastifyInstance } from 'fastify';
import { buildApi } from './api.ts';
import type { Front } from './platform/http/front.ts';
import { readBranding } from './modules/branding/branding.repository.ts';
import { readinessRoutes } from './readiness.routes.ts';
import { fitRoutes } from './modules/releases/publish/compatibility.routes.ts';
import { createReleaseMonitor } from './modules/releases/health/release-monitor.ts';
import { publishRoutes } from './modules/releases/publish/publish.routes.ts';
import { openRegistry } from './modules/releases/serving/registry.ts';
import { createSmokeTest } from './modules/releases/smoke-test/smoke-test.ts';
import { releaseRoutes } from './modules/releases/files/release-files.routes.ts';
import { reportRoutes } from './modules/releases/health/reports.routes.ts';
import { recordServerFailure } from './modules/releases/health/reports.service.ts';
import type { Services } from './services.ts';
import { readsInProcess } from './site/reads-in-process.ts';
import { createSurfaces, surfaceRenderer } from './site/surfaces.routes.ts';

/** The whole server over its services, ready to listen: the calls, the files and the documents. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  let front: Front = () => false;
  const app = await buildApi(services, (request, response) => front(request, response));
  const registry = await openRegistry(services);
  app.addHook('onClose', () => registry.close());
  const monitor = createReleaseMonitor(services, registry);
  app.addHook('onClose', () => monitor.settled());
  const renderer = surfaceRenderer(app, services, (fault) => {
    void recordServerFailure(monitor, fault).catch((error: unknown) =>
      services.log.error({ err: error }, 'fault of a server bundle not counted'),
    );
  });
  await app.register(readinessRoutes, { services, registry });
  await app.register(releaseRoutes, services);
  await app.register(reportRoutes, monitor);
  const smokeTest = createSmokeTest({
    registry,
    log: services.log,
    read: readsInProcess(app),
    branding: () => readBranding(services),
  });
  await app.register(fitRoutes, services);
  await app.register(publishRoutes, { services, registry, smokeTest });
  const pages = createSurfaces({ services, registry, renderer });
  front = pages.front;
  await app.register(pages.routes);
  return app;
}
