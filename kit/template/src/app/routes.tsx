import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect, type RouteObject } from '@vitrin/shared-contracts/router';
import { loadStart } from '../features/start/start.loader.ts';
import { pathsOf } from '../shared/paths.ts';
import { siteRouteId } from '../shared/site.ts';
import { Failure } from './layout/failure.tsx';
import { Layout } from './layout/layout.tsx';
import { loadSite } from './site.loader.ts';

export function createRoutes(context: RemoteContext): RouteObject[] {
  return [
    {
      id: siteRouteId,
      loader: () => loadSite(context),
      // Changing the language loads another document.
      shouldRevalidate: () => false,
      element: <Layout />,
      errorElement: <Failure />,
      // Used only when server rendering failed.
      hydrateFallbackElement: <></>,
      children: [{ errorElement: <Failure />, children: pages(context) }],
    },
  ];
}

/**
 * Each page is a separate chunk, script and styles, named by its route id, so the document loads only the page that it
 * shows.
 */
function pages(context: RemoteContext): RouteObject[] {
  const paths = pathsOf(context);
  return [
    {
      id: 'start',
      path: paths.start,
      loader: () => loadStart(context),
      lazy: () => import(/* webpackChunkName: "start" */ '../features/start/start.route.ts'),
    },
    {
      id: 'about',
      path: paths.about,
      lazy: () => import(/* webpackChunkName: "about" */ '../features/about/about.route.ts'),
    },
    { path: paths.anyOther, loader: () => redirect(publicPaths.notFound), element: null },
  ];
}
