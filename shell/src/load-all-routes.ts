import type { FoundRoute } from 'shared-contracts/rendering';
import type { RouteObject } from 'shared-contracts/router';

/** Loads every part that comes only with its page, one after the other, and tells which routes there are. */
export async function loadAllRoutes(routes: readonly RouteObject[], parent = '/'): Promise<FoundRoute[]> {
  const found: FoundRoute[] = [];
  for (const route of routes) {
    await loadParts(route);
    const path = within(parent, route.path ?? '');
    if (route.path !== undefined || route.index) found.push({ id: route.id ?? path, path });
    found.push(...(await loadAllRoutes(route.children ?? [], path)));
  }
  return found;
}

/** A route is lazy as a whole, or has a loading function for each of its parts. */
async function loadParts({ lazy }: RouteObject): Promise<void> {
  const loads = typeof lazy === 'function' ? [lazy] : Object.values(lazy ?? {});
  for (const load of loads) if (typeof load === 'function') await load();
}

function within(parent: string, path: string): string {
  if (path === '') return parent;
  return path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;
}
