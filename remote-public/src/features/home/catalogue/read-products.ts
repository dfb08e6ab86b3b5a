import type { Category, CategoryProducts, Product, ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { api } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { CatalogueChoice } from './catalogue-choice.ts';

/** Reads a public API path, on the server or in the browser. */
export type Read = RemoteContext['read'];

/** A loaded value and the key it was requested for. */
export interface QueryResult<T> {
  key: string;
  value: T;
}

export interface ProductList {
  /** Search terms; empty for a category or for all products. */
  search: string;
  /** The chosen category; null for a search, for all products or for a list by type. */
  category: Category | null;
  products: ProductSummary[];
  total: number;
}

export interface ListChoice extends Pick<CatalogueChoice, 'category' | 'search'> {
  /** One of the `transporter_types` of the products; empty for all. */
  type: string;
}

export function listKey({ category, search, type }: ListChoice): string {
  return JSON.stringify([category, search, type]);
}

/**
 * Loads the products of a category with the category call; uses the search call for search terms, all products and
 * product types (product §7).
 */
export async function readProducts(read: Read, choice: ListChoice): Promise<ProductList> {
  const { category, search, type } = choice;
  if (category && !type) {
    const { data } = await read<CategoryProducts>(api.categoryProducts(category));
    return { search, category: data.category, products: data.products, total: data.products.length };
  }
  const { data, meta } = await read<ProductSummary[]>(api.searchProducts, {
    search_type: category ? 'category' : 'input',
    search: category || search,
    ...(type ? { transporter_types: type } : {}),
  });
  return { search, category: null, products: data, total: meta?.total ?? data.length };
}

export async function readProduct(read: Read, slug: string): Promise<Product | null> {
  return slug ? (await read<Product>(api.product(slug))).data : null;
}
