import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { RouteObject } from '@vitrin/shared-contracts/router';
import { loadArticleCategory, loadArticleList } from '../features/articles/article-list.loader.ts';
import { loadArticle } from '../features/articles/article.loader.ts';
import { loadBiography } from '../features/biography/biography.loader.ts';
import { loadContact } from '../features/contact/contact.loader.ts';
import { loadContract } from '../features/contract/contract.loader.ts';
import { homeLoader } from '../features/home/home.loader.ts';
import { loadSearch } from '../features/search/search.loader.ts';
import { loadSitePage } from '../features/site-page/site-page.loader.ts';
import { innerRouteId, loadInnerPages } from '../shared/inner-pages.ts';
import { rootRouteId } from '../shared/root-data.ts';
import type { SiteContext } from '../shared/site-context.ts';
import type { Site } from './language/prepare-language.ts';
import { createSiteData } from './language/site-data.ts';
import { Failure } from './layout/failure.tsx';
import { Layout } from './layout/layout.tsx';
import { recordPages } from './record-pages.ts';
import { loadRoot } from './root.loader.ts';

export function createRoutes(remote: RemoteContext): RouteObject[] {
  const reading = createSiteData(remote);
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
      // Used only when the server could not render: the preloader is shown until the first data is loaded.
      hydrateFallbackElement: <></>,
      children: [{ errorElement: <Failure />, children: pages(context) }],
    },
  ];
}

/**
 * Each page has its own script and style files, named by its route id: the server puts the styles of the page that it
 * renders into the document. Loaders are declared here, outside the lazy modules, so that data and page are fetched in
 * parallel.
 */
function pages(context: SiteContext): RouteObject[] {
  return [
    { id: innerRouteId, ...oncePerLanguage(context, loadInnerPages), children: innerPages(context) },
    {
      id: 'home',
      path: publicPaths.home,
      ...homeLoader(context),
      lazy: () => import(/* webpackChunkName: "home" */ '../features/home/home.route.ts'),
    },
    {
      id: 'search',
      path: publicPaths.search,
      loader: ({ request }) => loadSearch(context, new URL(request.url).searchParams),
      lazy: () => import(/* webpackChunkName: "search" */ '../features/search/search.route.ts'),
    },
    {
      id: 'not-found',
      path: publicPaths.notFound,
      lazy: () => import(/* webpackChunkName: "not-found" */ '../features/not-found/not-found.route.ts'),
    },
    ...recordPages(context),
    {
      id: 'site-page',
      path: '*',
      loader: ({ params }) => loadSitePage(context, `/${params['*'] ?? ''}`),
      lazy: () => import(/* webpackChunkName: "site-page" */ '../features/site-page/site-page.route.ts'),
    },
  ];
}

/** Returns the routes of the pages with a breadcrumb header. */
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
      id: 'article-category',
      path: publicPaths.articleCategory(':slug'),
      loader: ({ request, params }) =>
        loadArticleCategory(context, params.slug ?? '', new URL(request.url).searchParams),
      lazy: () => import(/* webpackChunkName: "article-category" */ '../features/articles/article-category.route.ts'),
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

/** Returns a loader whose data is kept when pages and queries change; only a language change reloads it. */
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
