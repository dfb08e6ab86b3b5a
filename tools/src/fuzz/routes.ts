import { subscribe, unsubscribe } from 'node:diagnostics_channel';

export interface Route {
  method: string;
  /** URL with its parameters: `/api/admin/blog/:id`. */
  url: string;
  /** Name of the response schema, when the route configuration states one. */
  responses?: unknown;
}

/** The part of a Fastify instance that is used here. */
interface Instance {
  addHook(name: 'onRoute', hook: (route: MountedRoute) => void): unknown;
}

interface MountedRoute {
  method: string | string[];
  url: string;
  config?: { responses?: unknown };
}

/** Diagnostics channel on which Fastify publishes each new instance before it has routes. */
const NEW_INSTANCE = 'fastify.initialization';

/**
 * Calls `onMounted` for every route that any instance of this process registers from now on. Returns a function that
 * stops it.
 */
export function watchRoutes(onMounted: (route: Route) => void): () => void {
  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: Instance };
    fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const name of [method].flat()) onMounted({ method: name, url, responses: config?.responses });
    });
  };
  subscribe(NEW_INSTANCE, watch);
  return () => void unsubscribe(NEW_INSTANCE, watch);
}

/** Returns the result of `task` and the routes registered while it runs, in a stable order. */
export async function routesOf<T>(task: () => Promise<T>): Promise<{ result: T; routes: Route[] }> {
  const found: Route[] = [];
  const stop = watchRoutes((route) => found.push(route));
  try {
    return { result: await task(), routes: distinct(found) };
  } finally {
    stop();
  }
}

/** Returns each route once, sorted, because the requests generated from a seed depend on the order. */
export function distinct(routes: readonly Route[]): Route[] {
  const byName = new Map(routes.map((route) => [nameOf(route), route]));
  return [...byName.keys()].toSorted().flatMap((name) => byName.get(name) ?? []);
}

export function nameOf({ method, url }: Route): string {
  return `${method} ${url}`;
}
