import type { ProductCategories } from '@vitrin/shared-contracts/catalogue';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect } from '@vitrin/shared-contracts/router';
import { askedPath, pageIn, productListPath, searchIn } from './product-paths.ts';
import { readProductPage, type ProductPageData } from './read-product-page.ts';

export interface ProductListData extends ProductPageData {
  all: ProductCategories;
  search: string;
}

/** Loads one page of the list. Without any product there is no list; another spelling of an address redirects. */
export async function loadProductList(context: RemoteContext, query: URLSearchParams): Promise<ProductListData> {
  const { data: all } = await context.read<ProductCategories>(api.productCategories);
  if (all.total === 0) throw redirect(publicPaths.notFound);
  const search = searchIn(query);
  const page = pageIn(query);
  const path = productListPath(search, page);
  if (path !== askedPath(publicPaths.products, query)) throw redirect(path);
  return { ...(await readProductPage(context, page, { search })), all, search };
}
