import type { FastifyInstance } from 'fastify';
import { productSearchTypes, type CategoryProducts } from '@vitrin/shared-contracts/catalogue';
import { fold } from '@vitrin/shared-contracts/fold';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { pageMeta, pageRequest, queryId, queryIds, queryText } from '../../platform/http/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { problems } from '../../platform/http/problem.ts';
import { pageFilters } from '../../platform/http/request-body.ts';
import { requestLanguages, type Languages } from '../../content/request-language.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Services } from '../../services.ts';
import { findCategory, listCategories, type CategoryWithChildren } from './public-categories.repository.ts';
import { findCategoryPage, productCategories } from './product-categories.repository.ts';
import { findProduct } from './product-page.repository.ts';
import { listChosenProducts, listProductPage, listProducts, type ProductFilter } from './public-products.repository.ts';

/** Entities that the reads of products show. */
const catalogueContent = ['main-category', 'category', 'product', 'media'];

/** Registers the public catalogue routes. */
export function publicCatalogueRoutes(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  homeRoutes(app, services);
  pageRoutes(app, services);
}

/** The reads of the list of products, and of categories with a page of their own. */
function pageRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get(
    api.productList,
    {
      config: {
        responses: 'ProductSummary[]',
        content: catalogueContent,
        query: ['page', 'search', 'category', 'category_id', 'ids'],
        filters: [...pageFilters, 'category', 'category_id', 'ids'],
      },
    },
    async (request) => {
      const { query } = request;
      const languages = await requestLanguages(db, request);
      const page = pageRequest(query, limits.productsPerPage);
      const ids = queryIds(query, 'ids', limits.product.chosen);
      if (ids) return dataEnvelope(await listChosenProducts(db, languages, ids));
      const slug = queryText(query, 'category');
      const id = queryId(query, 'category_id');
      const category =
        slug === undefined ? { ...(id !== null && { categoryIds: [id] }) } : await categoryNamed(db, slug, languages);
      const { rows, total } = await listProductPage(db, languages, { ...page, ...category });
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(
    api.productCategories,
    { config: { responses: 'ProductCategories', content: catalogueContent } },
    async (request) => dataEnvelope(await productCategories(db, await requestLanguages(db, request))),
  );

  app.get<{ Params: { slug: string } }>(
    '/api/pages/category/:slug',
    { config: { responses: 'CategoryPage', content: catalogueContent } },
    async (request) => {
      const category = await findCategoryPage(db, request.params.slug, await requestLanguages(db, request));
      if (!category) throw new NotFound();
      return dataEnvelope(category);
    },
  );
}

/**
 * The reads of the catalogue on the home page (product §7). None is paginated; each returns at most `limits.productsShown`
 * products.
 */
function homeRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get(
    api.categories,
    { config: { responses: 'MainCategory[]', content: ['main-category', 'category', 'media'] } },
    async (request) => dataEnvelope(await listCategories(db, await requestLanguages(db, request))),
  );

  app.get<{ Params: { slug: string } }>(
    '/api/pages/products/:slug',
    { config: { responses: 'CategoryProducts', content: catalogueContent } },
    async (request) => {
      const languages = await requestLanguages(db, request);
      const place = await findCategoryOrThrow(db, request.params.slug, languages);
      const { rows } = await listProducts(db, languages, categoryFilter(place));
      const { category, subcategories } = place;
      const found: CategoryProducts = { category, subcategories, products: rows };
      return dataEnvelope(found);
    },
  );

  app.get<{ Params: { slug: string } }>(
    '/api/pages/product/:slug',
    { config: { responses: 'Product', content: catalogueContent } },
    async (request) => {
      const product = await findProduct(db, request.params.slug, await requestLanguages(db, request));
      if (!product) throw new NotFound();
      return dataEnvelope(product);
    },
  );

  app.get(
    api.searchProducts,
    {
      config: {
        responses: 'ProductSummary[]',
        content: catalogueContent,
        filters: ['search_type', 'search', 'transporter_types'],
      },
    },
    async (request) => {
      const languages = await requestLanguages(db, request);
      const { rows, total } = await listProducts(db, languages, await readFilter(request.query, languages));
      return dataEnvelope(rows, pageMeta({ page: 1, size: limits.productsShown, search: '' }, total));
    },
  );

  /**
   * Reads the filter from the query: `search` is a search term, or the slug of a category with `search_type=category`.
   */
  async function readFilter(query: unknown, languages: Languages): Promise<ProductFilter> {
    const type = queryText(query, 'search_type') ?? 'input';
    const search = queryText(query, 'search') ?? '';
    const types = parseTypes(queryText(query, 'transporter_types') ?? '');
    if (!productSearchTypes.some((known) => known === type)) throw problems.malformed('Arama türü geçersiz.');
    return type === 'category' ? { ...(await categoryNamed(db, search, languages)), types } : { search, types };
  }
}

async function findCategoryOrThrow(db: Db, slug: string, languages: Languages): Promise<CategoryWithChildren> {
  const place = await findCategory(db, slug, languages);
  if (!place) throw new NotFound();
  return place;
}

async function categoryNamed(db: Db, slug: string, languages: Languages): Promise<ProductFilter> {
  return categoryFilter(await findCategoryOrThrow(db, slug, languages));
}

/** Returns a filter for a category; a main category includes the products of its categories. */
function categoryFilter({ category, subcategories }: CategoryWithChildren): ProductFilter {
  return { categoryIds: [category, ...subcategories].map(({ id }) => id) };
}

/** Parses the comma-separated list of types in the query string. */
function parseTypes(list: string): string[] {
  const types = list.split(',').map((type) => fold(type.trim()));
  return [...new Set(types)].filter((type) => type !== '');
}
