import type { FastifyInstance } from 'fastify';
import { productSearchTypes, type CategoryProducts } from 'shared-contracts/catalogue';
import { fold } from 'shared-contracts/fold';
import { limits } from 'shared-contracts/limits';
import { api } from 'shared-contracts/paths';
import { answer } from '../../platform/http/envelope.ts';
import { pageMeta, queryText } from '../../platform/http/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { problems } from '../../platform/http/problem.ts';
import { requestLanguages, type Languages } from '../../content/request-language.ts';
import type { Services } from '../../services.ts';
import { findCategory, listCategories, type CategoryPlace } from './public-categories.repository.ts';
import { findProduct, listProducts, type ProductChoice } from './public-products.repository.ts';

/**
 * Registers the public catalogue routes (product §7). None is paginated; each returns at most `limits.productsShown`
 * products.
 */
export function publicCatalogueRoutes(app: FastifyInstance, { db }: Services): void {
  app.get(api.categories, { config: { answers: 'MainCategory[]' } }, async (request) =>
    answer(await listCategories(db, await requestLanguages(db, request))),
  );

  app.get<{ Params: { slug: string } }>(
    '/api/pages/products/:slug',
    { config: { answers: 'CategoryProducts' } },
    async (request) => {
      const languages = await requestLanguages(db, request);
      const place = await placeOf(request.params.slug, languages);
      const { rows } = await listProducts(db, languages, inPlace(place));
      const { category, subcategories } = place;
      const found: CategoryProducts = { category, subcategories, products: rows };
      return answer(found);
    },
  );

  app.get<{ Params: { slug: string } }>(
    '/api/pages/product/:slug',
    { config: { answers: 'Product' } },
    async (request) => {
      const product = await findProduct(db, request.params.slug, await requestLanguages(db, request));
      if (!product) throw new NotFound();
      return answer(product);
    },
  );

  app.get(api.searchProducts, { config: { answers: 'ProductSummary[]' } }, async (request) => {
    const languages = await requestLanguages(db, request);
    const { rows, total } = await listProducts(db, languages, await choiceOf(request.query, languages));
    return answer(rows, pageMeta({ page: 1, size: limits.productsShown, search: '' }, total));
  });

  async function placeOf(slug: string, languages: Languages): Promise<CategoryPlace> {
    const place = await findCategory(db, slug, languages);
    if (!place) throw new NotFound();
    return place;
  }

  /** `search` is words, or with `search_type=category` the slug of a category. */
  async function choiceOf(query: unknown, languages: Languages): Promise<ProductChoice> {
    const type = queryText(query, 'search_type') ?? 'input';
    const search = queryText(query, 'search') ?? '';
    const types = foldedTypes(queryText(query, 'transporter_types') ?? '');
    if (!productSearchTypes.some((known) => known === type)) throw problems.malformed('Arama türü geçersiz.');
    return type === 'category' ? { ...inPlace(await placeOf(search, languages)), types } : { search, types };
  }
}

/** A main category holds the products of its categories. */
function inPlace({ category, subcategories }: CategoryPlace): ProductChoice {
  return { categoryIds: [category, ...subcategories].map(({ id }) => id) };
}

/** The comma list of an address. */
function foldedTypes(list: string): string[] {
  const types = list.split(',').map((type) => fold(type.trim()));
  return [...new Set(types)].filter((type) => type !== '');
}
