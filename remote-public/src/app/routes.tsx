import { publicPaths } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';
import { redirect, type RouteObject } from 'shared-contracts/router';
import { articleListHead } from '../features/articles/article-list.head.ts';
import { loadArticleList } from '../features/articles/article-list.loader.ts';
import { ArticleListPage } from '../features/articles/article-list.page.tsx';
import { articleHead } from '../features/articles/article.head.ts';
import { loadArticle } from '../features/articles/article.loader.ts';
import { ArticlePage } from '../features/articles/article.page.tsx';
import { biographyHead } from '../features/biography/biography.head.ts';
import { loadBiography } from '../features/biography/biography.loader.ts';
import { BiographyPage } from '../features/biography/biography.page.tsx';
import { contactHead } from '../features/contact/contact.head.ts';
import { ContactPage } from '../features/contact/contact.page.tsx';
import { contractHead } from '../features/contract/contract.head.ts';
import { loadContract } from '../features/contract/contract.loader.ts';
import { ContractPage } from '../features/contract/contract.page.tsx';
import { homeHead } from '../features/home/home.head.ts';
import { loadHome } from '../features/home/home.loader.ts';
import { HomePage } from '../features/home/home.page.tsx';
import { notFoundHead } from '../features/not-found/not-found.head.ts';
import { NotFoundPage } from '../features/not-found/not-found.page.tsx';
import { rootRouteId } from '../shared/root-data.ts';
import { Failure } from './layout/failure.tsx';
import { Layout } from './layout/layout.tsx';
import { loadRoot } from './root.loader.ts';

export function createRoutes(context: RemoteContext): RouteObject[] {
  return [
    {
      id: rootRouteId,
      loader: () => loadRoot(context),
      // Pages change, the frame stays; a revalidation of the same address (a new language) reads it again.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      element: <Layout />,
      errorElement: <Failure />,
      // Only where the server could not render: the preloader stands there until the first data is in.
      hydrateFallbackElement: <></>,
      children: [{ errorElement: <Failure />, children: pages(context) }],
    },
  ];
}

function pages(context: RemoteContext): RouteObject[] {
  return [
    {
      id: 'home',
      path: publicPaths.home,
      loader: () => loadHome(context),
      element: <HomePage />,
      handle: { head: homeHead },
    },
    {
      id: 'biography',
      path: publicPaths.biography,
      loader: () => loadBiography(context),
      element: <BiographyPage />,
      handle: { head: biographyHead },
    },
    {
      id: 'articles',
      path: publicPaths.articles,
      loader: ({ request }) => loadArticleList(context, new URL(request.url).searchParams),
      element: <ArticleListPage />,
      handle: { head: articleListHead },
    },
    {
      id: 'article',
      path: publicPaths.article(':slug'),
      loader: ({ params }) => loadArticle(context, params.slug ?? ''),
      element: <ArticlePage />,
      handle: { head: articleHead },
    },
    { id: 'contact', path: publicPaths.contact, element: <ContactPage />, handle: { head: contactHead } },
    {
      id: 'contract',
      path: publicPaths.contract(':slug'),
      loader: ({ params }) => loadContract(context, params.slug ?? ''),
      element: <ContractPage />,
      handle: { head: contractHead },
    },
    {
      id: 'not-found',
      path: publicPaths.notFound,
      element: <NotFoundPage />,
      handle: { head: notFoundHead, status: 404 },
    },
    { path: '*', loader: () => redirect(publicPaths.notFound), element: null },
  ];
}
