import type { FoundRoute } from '@vitrin/shared-contracts/rendering';
import type { RouteObject } from '@vitrin/shared-contracts/router';

/** Loads all lazy parts of the routes, one after the other, and returns the routes with their full paths. */
export async function loadAllRoutes(routes: readonly RouteObject[], parent = '/'): Promise<FoundRoute[]> {
  const found: FoundRoute[] = [];
  for (const route of routes) {
    await loadParts(route);
    const path = joinPath(parent, route.path ?? '');
    if (route.path !== undefined || route.index) found.push({ id: route.id ?? path, path });
    found.push(...(await loadAllRoutes(route.children ?? [], path)));
  }
  return found;
}

/** Loads the lazy parts of a route, which is lazy as a whole or has a load function for each part. */
async function loadParts({ lazy }: RouteObject): Promise<void> {
  const loads = typeof lazy === 'function' ? [lazy] : Object.values(lazy ?? {});
  for (const load of loads) if (typeof load === 'function') await load();
}

function joinPath(parent: string, path: string): string {
  if (path === '') return parent;
  return path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;
}
