import type { MainCategory, Product } from '@vitrin/shared-contracts/catalogue';
import type { ContentResponse } from '@vitrin/shared-contracts/page-contents';
import { api } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect } from '@vitrin/shared-contracts/router';
import { redirectToCurrentSlug, orRedirectToNotFound } from '../../../shared/slug-page.ts';
import { cataloguePath, choiceOf, type CatalogueChoice } from './catalogue-choice.ts';
import { listKey, readProduct, readProducts, type QueryResult, type ProductList } from './read-products.ts';

export interface CatalogueData {
  categories: MainCategory[];
  content: ContentResponse<'catalogue'>;
  /** Product list for the address; the page continues with its own queries. */
  list: QueryResult<ProductList>;
  product: QueryResult<Product | null>;
}

/**
 * Loads the catalogue for an address. Redirects to /404 for an unknown category or product (product §8), and to the own
 * address for another slug of a known one.
 */
export async function loadCatalogue({ read }: RemoteContext, query: URLSearchParams): Promise<CatalogueData> {
  const choice = choiceOf(query);
  const wanted = { ...choice, type: '' };
  const [categories, content, list, product] = await Promise.all([
    read<MainCategory[]>(api.categories),
    read<ContentResponse<'catalogue'>>(api.content, { page: 'catalogue' }),
    dataOrNotFound(readProducts(read, wanted)),
    dataOrNotFound(readProduct(read, choice.product)),
  ]);
  redirectToCurrentSlugs(choice, list, product);
  return {
    categories: categories.data,
    content: content.data,
    list: { key: listKey(wanted), value: list },
    product: { key: choice.product, value: product },
  };
}

function dataOrNotFound<T>(reading: Promise<T>): Promise<T> {
  return orRedirectToNotFound(reading.then((data) => ({ data })));
}

/**
 * Redirects other slugs to the own address. A category does not contain the language of its slugs, so its redirect is
 * never permanent.
 */
function redirectToCurrentSlugs(choice: CatalogueChoice, { category }: ProductList, product: Product | null): void {
  const own = category?.seo_name ?? choice.category;
  if (product)
    redirectToCurrentSlug(product, choice.product, product.seo_name, (slug) =>
      cataloguePath({ ...choice, category: own, product: slug }),
    );
  if (own !== choice.category) throw redirect(cataloguePath({ ...choice, category: own }));
}
