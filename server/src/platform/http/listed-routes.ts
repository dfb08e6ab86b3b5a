import type { FastifyContextConfig, FastifyInstance } from 'fastify';

/** A route as it was registered. */
export interface ListedRoute {
  method: string;
  /** Path with parameters: `/api/admin/blog/:id`. */
  url: string;
  config: FastifyContextConfig;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Routes of the API, in the order of registration. */
    listedRoutes: ListedRoute[];
  }
}

/** Keeps the list of the routes below `/api`, from which the description of the API is made. Register before the routes. */
export function listRoutes(app: FastifyInstance): void {
  const routes: ListedRoute[] = [];
  app.decorate('listedRoutes', routes);
  app.addHook('onRoute', ({ method, url, config = {} }) => {
    if (!url.startsWith('/api/') || url.endsWith('/*')) return;
    for (const name of [method].flat()) if (name !== 'HEAD') routes.push({ method: name, url, config });
  });
}
