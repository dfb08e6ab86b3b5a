import type { FastifyInstance } from 'fastify';
import { ApiFailure, type Answered } from 'shared-contracts/remote-app';
import type { Envelope } from 'shared-contracts/envelope';
import { loginPath } from 'shared-contracts/paths';
import { insertFault } from '../releases/releases.repository.ts';
import type { Front } from '../http/front.ts';
import type { Services } from '../services.ts';
import { contactFormRoutes } from './contact-form.ts';
import { panelPage } from './panel.ts';
import { failurePage } from './failure-page.ts';
import { machineFileRoutes } from './machine-files.routes.ts';
import { publicPages } from './public-page.ts';
import { createRenderer, type Renderer } from './rendering/renderer.ts';
import { signInPage } from './sign-in.ts';
import { createSiteState } from './site-state.ts';
import type { SurfaceContext } from './surface-context.ts';

const SMALL_FORM_BYTES = 4_096;

/** Renders documents by the calls that the browser would make, answered in this process. */
export function surfaceRenderer(app: FastifyInstance, services: Services): Renderer {
  return createRenderer({
    log: services.log,
    read: <T>(path: string, params: Readonly<Record<string, string>> = {}) => readInProcess<T>(app, path, params),
    onFault: (fault) => void insertFault(services.db, fault).catch((error: unknown) => services.log.error(error)),
  });
}

async function readInProcess<T>(
  app: FastifyInstance,
  path: string,
  params: Readonly<Record<string, string>>,
): Promise<Answered<T>> {
  if (!path.startsWith('/api/pages/')) throw new ApiFailure(404, path);
  const response = await app.inject({ method: 'GET', url: path, query: { ...params } });
  const answer = response.json<Envelope<T>>();
  if (!answer.success || answer.data === undefined) throw new ApiFailure(response.statusCode, answer.message ?? path);
  return { data: answer.data, ...(answer.meta ? { meta: answer.meta } : {}) };
}

export interface Surfaces {
  front: Front;
  routes: (app: FastifyInstance) => Promise<void>;
}

/** The three surfaces, told apart by the first path segment (spec §2). */
export function createSurfaces(parts: Omit<SurfaceContext, 'site'>): Surfaces {
  const context: SurfaceContext = { ...parts, site: createSiteState(parts.services) };
  const pages = publicPages(context);
  return {
    front: pages.front,
    async routes(app) {
      app.setErrorHandler(failurePage(parts.services));
      app.addHook('onClose', () => parts.renderer.close());
      await app.register(signInRoutes, context);
      const panel = panelPage(context);
      app.get('/admin', panel);
      app.get('/admin/*', panel);
      app.get('/favicon.ico', async (_request, reply) => {
        const { favIcoLogoPath } = (await context.site.read()).branding;
        return favIcoLogoPath ? reply.redirect(favIcoLogoPath) : reply.code(404).send();
      });
      await app.register(machineFileRoutes, context);
      await app.register(contactFormRoutes, context);
      app.get('/*', pages.answer);
    },
  };
}

/** The document, and the same for a form that a browser without script has sent. */
async function signInRoutes(app: FastifyInstance, context: SurfaceContext): Promise<void> {
  const signIn = signInPage(context);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: SMALL_FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get(loginPath, signIn);
  app.post(loginPath, signIn);
}
