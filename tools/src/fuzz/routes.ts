import { subscribe, unsubscribe } from 'node:diagnostics_channel';

export interface Route {
  method: string;
  /** With its parameters: `/api/admin/blog/:id`. */
  url: string;
  /** The name of what it answers, where its configuration says one. */
  answers?: unknown;
}

/** What is asked of an instance of Fastify. */
interface Instance {
  addHook(name: 'onRoute', hook: (route: MountedRoute) => void): unknown;
}

interface MountedRoute {
  method: string | string[];
  url: string;
  config?: { answers?: unknown };
}

/** Fastify tells of each new instance there, before it has any route. */
const NEW_INSTANCE = 'fastify.initialization';

/** Hands on every route that any instance of this process mounts from now on. Answers what ends that. */
export function watchRoutes(onMounted: (route: Route) => void): () => void {
  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: Instance };
    fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const name of [method].flat()) onMounted({ method: name, url, answers: config?.answers });
    });
  };
  subscribe(NEW_INSTANCE, watch);
  return () => void unsubscribe(NEW_INSTANCE, watch);
}

/** The routes that are mounted while `task` runs, in one order. */
export async function routesOf<T>(task: () => Promise<T>): Promise<{ result: T; routes: Route[] }> {
  const found: Route[] = [];
  const stop = watchRoutes((route) => found.push(route));
  try {
    return { result: await task(), routes: distinct(found) };
  } finally {
    stop();
  }
}

/** Each once, sorted: what a seed draws depends on the order. */
export function distinct(routes: readonly Route[]): Route[] {
  const byName = new Map(routes.map((route) => [nameOf(route), route]));
  return [...byName.keys()].toSorted().flatMap((name) => byName.get(name) ?? []);
}

export function nameOf({ method, url }: Route): string {
  return `${method} ${url}`;
}
