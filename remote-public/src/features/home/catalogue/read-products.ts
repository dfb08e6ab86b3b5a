import type { Category, CategoryProducts, Product, ProductSummary } from 'shared-contracts/catalogue';
import { api } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';
import type { CatalogueChoice } from './catalogue-choice.ts';

/** Reads one of the public calls, on the server or in the page. */
export type Read = RemoteContext['read'];

/** An answer, and what it is the answer to. */
export interface Known<T> {
  key: string;
  value: T;
}

export interface ProductList {
  /** The words that were searched for; empty for a category or everything. */
  search: string;
  /** The chosen category; null for a search, everything, or a list by kind. */
  category: Category | null;
  products: ProductSummary[];
  total: number;
}

export interface ListChoice extends Pick<CatalogueChoice, 'category' | 'search'> {
  /** One of the products' `transporter_types`; empty for all. */
  type: string;
}

export function listKey({ category, search, type }: ListChoice): string {
  return JSON.stringify([category, search, type]);
}

/** The products of a category by its own call; search terms, everything and kinds by the search (product §7). */
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
