import type { MainCategory, Product } from 'shared-contracts/catalogue';
import type { ContentAnswer } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';
import { redirect } from 'shared-contracts/router';
import { keepAddress, orNotFound } from '../../../shared/slug-page.ts';
import { cataloguePath, choiceOf, type CatalogueChoice } from './catalogue-choice.ts';
import { listKey, readProduct, readProducts, type Known, type ProductList } from './read-products.ts';

export interface CatalogueData {
  categories: MainCategory[];
  content: ContentAnswer<'catalogue'>;
  /** What the address asked for; the page's own reading goes on from here. */
  list: Known<ProductList>;
  product: Known<Product | null>;
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
    read<ContentAnswer<'catalogue'>>(api.content, { page: 'catalogue' }),
    known(readProducts(read, wanted)),
    known(readProduct(read, choice.product)),
  ]);
  keepAddresses(choice, list, product);
  return {
    categories: categories.data,
    content: content.data,
    list: { key: listKey(wanted), value: list },
    product: { key: choice.product, value: product },
  };
}

function known<T>(reading: Promise<T>): Promise<T> {
  return orNotFound(reading.then((data) => ({ data })));
}

/** A category does not tell which of its slugs belongs to which language, so its redirect is never for good. */
function keepAddresses(choice: CatalogueChoice, { category }: ProductList, product: Product | null): void {
  const own = category?.seo_name ?? choice.category;
  if (product)
    keepAddress(product, choice.product, product.seo_name, (slug) =>
      cataloguePath({ ...choice, category: own, product: slug }),
    );
  if (own !== choice.category) throw redirect(cataloguePath({ ...choice, category: own }));
}
