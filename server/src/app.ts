import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from 'shared-contracts/languages';
import { loginPath, publicPaths } from 'shared-contracts/paths';
import { buildApi } from './api.ts';
import type { Front } from './http/front.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { readBranding } from './modules/branding/branding.repository.ts';
import type { Rehearse } from './releases/publish.ts';
import { openRegistry, type Registry } from './releases/registry.ts';
import { releaseRoutes } from './releases/releases.routes.ts';
import type { Services } from './services.ts';
import type { Renderer } from './surfaces/rendering/renderer.ts';
import { createSurfaces, surfaceRenderer } from './surfaces/surfaces.routes.ts';

/** The whole server over its services, ready to listen: the calls, the files and the documents. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  let front: Front = () => false;
  const app = await buildApi(services, (request, response) => front(request, response));
  const registry = await openRegistry(services);
  app.addHook('onClose', () => registry.close());
  const renderer = surfaceRenderer(app, services);
  app.get('/healthz', async () => ({ success: true }));
  await app.register(mediaRoutes, services);
  await app.register(releaseRoutes, { services, registry, rehearse: rehearsal(services, registry, renderer) });
  const pages = createSurfaces({ services, registry, renderer });
  front = pages.front;
  await app.register(pages.routes);
  return app;
}

/** A received release renders one page before anybody sees it; one without a server half has nothing to show. */
function rehearsal(services: Services, registry: Registry, renderer: Renderer): Rehearse {
  return async (release) => {
    const shell = registry.live('shell');
    if (!shell) return;
    const url = release.descriptor.unit === 'remote_auth' ? loginPath : publicPaths.home;
    await renderer.rehearse(shell, release, { url, language: defaultLanguage, branding: await readBranding(services) });
  };
}
