import { matchRoutes, type RouteObject } from '@vitrin/shared-contracts/router';

/**
 * Loads the lazy parts of the routes that match the address: the server has rendered them, and hydration must find the
 * same tree at once. The parts of other pages are loaded on navigation.
 */
export async function loadFirstRoutes(routes: RouteObject[], address: string): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(matches.map(({ route }) => load(route)));
}

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
