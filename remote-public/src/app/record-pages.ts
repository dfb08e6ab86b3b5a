import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { RouteObject } from '@vitrin/shared-contracts/router';
import { loadDocumentList } from '../features/documents/document-list.loader.ts';
import { loadOpeningList } from '../features/openings/opening-list.loader.ts';
import { loadOpening } from '../features/openings/opening.loader.ts';
import { loadPeople } from '../features/people/people.loader.ts';
import { loadPerson } from '../features/people/person.loader.ts';
import { loadCategory } from '../features/products/category.loader.ts';
import { loadProductList } from '../features/products/product-list.loader.ts';
import { loadProduct } from '../features/products/product.loader.ts';
import { loadProjectList } from '../features/projects/project-list.loader.ts';
import { loadProject } from '../features/projects/project.loader.ts';
import type { SiteContext } from '../shared/site-context.ts';

/** Returns the routes of the lists and pages of products, projects, people, job openings and documents. */
export function recordPages(context: SiteContext): RouteObject[] {
  return [
    {
      id: 'products',
      path: publicPaths.products,
      loader: ({ request }) => loadProductList(context, new URL(request.url).searchParams),
      lazy: () => import(/* webpackChunkName: "products" */ '../features/products/product-list.route.ts'),
    },
    {
      id: 'category',
      path: publicPaths.category(':slug'),
      loader: ({ request, params }) => loadCategory(context, params.slug ?? '', new URL(request.url).searchParams),
      lazy: () => import(/* webpackChunkName: "category" */ '../features/products/category.route.ts'),
    },
    {
      id: 'product-page',
      path: publicPaths.product(':slug'),
      loader: ({ params }) => loadProduct(context, params.slug ?? ''),
      lazy: () => import(/* webpackChunkName: "product-page" */ '../features/products/product.route.ts'),
    },
    {
      id: 'projects',
      path: publicPaths.projects,
      loader: ({ request }) => loadProjectList(context, new URL(request.url).searchParams),
      lazy: () => import(/* webpackChunkName: "projects" */ '../features/projects/project-list.route.ts'),
    },
    {
      id: 'project',
      path: publicPaths.project(':slug'),
      loader: ({ params }) => loadProject(context, params.slug ?? ''),
      lazy: () => import(/* webpackChunkName: "project" */ '../features/projects/project.route.ts'),
    },
    {
      id: 'people',
      path: publicPaths.people,
      loader: () => loadPeople(context),
      lazy: () => import(/* webpackChunkName: "people" */ '../features/people/people.route.ts'),
    },
    {
      id: 'person',
      path: publicPaths.person(':slug'),
      loader: ({ params }) => loadPerson(context, params.slug ?? ''),
      lazy: () => import(/* webpackChunkName: "person" */ '../features/people/person.route.ts'),
    },
    {
      id: 'openings',
      path: publicPaths.openings,
      loader: () => loadOpeningList(context),
      lazy: () => import(/* webpackChunkName: "openings" */ '../features/openings/opening-list.route.ts'),
    },
    {
      id: 'opening',
      path: publicPaths.opening(':slug'),
      loader: ({ params }) => loadOpening(context, params.slug ?? ''),
      lazy: () => import(/* webpackChunkName: "opening" */ '../features/openings/opening.route.ts'),
    },
    {
      id: 'documents',
      path: publicPaths.documents,
      loader: () => loadDocumentList(context),
      lazy: () => import(/* webpackChunkName: "documents" */ '../features/documents/document-list.route.ts'),
    },
  ];
}
