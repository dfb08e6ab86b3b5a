import { publicPaths } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';
import { redirect, type RouteObject } from 'shared-contracts/router';
import { loadArticleList } from '../features/articles/article-list.loader.ts';
import { loadArticle } from '../features/articles/article.loader.ts';
import { loadBiography } from '../features/biography/biography.loader.ts';
import { loadContact } from '../features/contact/contact.loader.ts';
import { loadContract } from '../features/contract/contract.loader.ts';
import { homeReading } from '../features/home/home.loader.ts';
import { innerRouteId, loadInnerPages } from '../shared/inner-pages.ts';
import { rootRouteId } from '../shared/root-data.ts';
import type { SiteContext } from '../shared/site-context.ts';
import type { Site } from './language/prepare-language.ts';
import { createReading } from './language/site-reading.ts';
import { Failure } from './layout/failure.tsx';
import { Layout } from './layout/layout.tsx';
import { loadRoot } from './root.loader.ts';

export function createRoutes(remote: RemoteContext): RouteObject[] {
  const reading = createReading(remote);
  const site: Site = { reading, routesOf: (context) => siteRoutes(context, site) };
  return site.routesOf(reading.context);
}

function siteRoutes(context: SiteContext, site: Site): RouteObject[] {
  return [
    {
      id: rootRouteId,
      ...oncePerLanguage(context, loadRoot),
      element: <Layout site={site} />,
      errorElement: <Failure />,
      // Only where the server could not render: the preloader stands there until the first data is in.
      hydrateFallbackElement: <></>,
      children: [{ errorElement: <Failure />, children: pages(context) }],
    },
  ];
}

/**
 * Each page is a file of its own, script and styles, named by its route id: the server puts the styles of the page that it
 * renders into the document. Loaders stand here, so that data and page are fetched at the same time.
 */
function pages(context: SiteContext): RouteObject[] {
  return [
    { id: innerRouteId, ...oncePerLanguage(context, loadInnerPages), children: innerPages(context) },
    {
      id: 'home',
      path: publicPaths.home,
      ...homeReading(context),
      lazy: () => import(/* webpackChunkName: "home" */ '../features/home/home.route.ts'),
    },
    {
      id: 'not-found',
      path: publicPaths.notFound,
      lazy: () => import(/* webpackChunkName: "not-found" */ '../features/not-found/not-found.route.ts'),
    },
    { path: '*', loader: () => redirect(publicPaths.notFound), element: null },
  ];
}

/** Pages with a breadcrumb header. */
function innerPages(context: SiteContext): RouteObject[] {
  return [
    {
      id: 'biography',
      path: publicPaths.biography,
      loader: () => loadBiography(context),
      lazy: () => import(/* webpackChunkName: "biography" */ '../features/biography/biography.route.ts'),
    },
    {
      id: 'articles',
      path: publicPaths.articles,
      loader: ({ request }) => loadArticleList(context, new URL(request.url).searchParams),
      lazy: () => import(/* webpackChunkName: "articles" */ '../features/articles/article-list.route.ts'),
    },
    {
      id: 'article',
      path: publicPaths.article(':slug'),
      loader: ({ params }) => loadArticle(context, params.slug ?? ''),
      lazy: () => import(/* webpackChunkName: "article" */ '../features/articles/article.route.ts'),
    },
    {
      id: 'contact',
      path: publicPaths.contact,
      ...oncePerLanguage(context, loadContact),
      lazy: () => import(/* webpackChunkName: "contact" */ '../features/contact/contact.route.ts'),
    },
    {
      id: 'contract',
      path: publicPaths.contract(':slug'),
      loader: ({ params }) => loadContract(context, params.slug ?? ''),
      lazy: () => import(/* webpackChunkName: "contract" */ '../features/contract/contract.route.ts'),
    },
  ];
}

/** Data that stays while pages and queries change: only another language reads it again. */
function oncePerLanguage(
  context: SiteContext,
  load: (context: SiteContext) => Promise<unknown>,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  let read = context.language();
  return {
    loader() {
      read = context.language();
      return load(context);
    },
    shouldRevalidate: () => read !== context.language(),
  };
}
