import type { FastifyInstance } from 'fastify';
import { productSearchTypes, type CategoryProducts } from '@vitrin/shared-contracts/catalogue';
import { fold } from '@vitrin/shared-contracts/fold';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { pageMeta, queryText } from '../../platform/http/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { problems } from '../../platform/http/problem.ts';
import { requestLanguages, type Languages } from '../../content/request-language.ts';
import type { Services } from '../../services.ts';
import { findCategory, listCategories, type CategoryWithChildren } from './public-categories.repository.ts';
import { findProduct, listProducts, type ProductFilter } from './public-products.repository.ts';

/** Entities that the reads of products show. */
const catalogueContent = ['main-category', 'category', 'product', 'media'];

/**
 * Registers the public catalogue routes (product §7). None is paginated; each returns at most `limits.productsShown`
 * products.
 */
export function publicCatalogueRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
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
      const place = await findCategoryOrThrow(request.params.slug, languages);
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

  async function findCategoryOrThrow(slug: string, languages: Languages): Promise<CategoryWithChildren> {
    const place = await findCategory(db, slug, languages);
    if (!place) throw new NotFound();
    return place;
  }

  /**
   * Reads the filter from the query: `search` is a search term, or the slug of a category with `search_type=category`.
   */
  async function readFilter(query: unknown, languages: Languages): Promise<ProductFilter> {
    const type = queryText(query, 'search_type') ?? 'input';
    const search = queryText(query, 'search') ?? '';
    const types = parseTypes(queryText(query, 'transporter_types') ?? '');
    if (!productSearchTypes.some((known) => known === type)) throw problems.malformed('Arama türü geçersiz.');
    return type === 'category'
      ? { ...categoryFilter(await findCategoryOrThrow(search, languages)), types }
      : { search, types };
  }
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
