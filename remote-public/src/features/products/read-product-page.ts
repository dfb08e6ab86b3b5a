import type { ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { limits } from '@vitrin/shared-contracts/limits';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect } from '@vitrin/shared-contracts/router';

/** One page of products. */
export interface ProductPageData {
  products: ProductSummary[];
  page: number;
  pages: number;
  total: number;
}

/** Reads one page of the products; one beyond the last redirects to /404. */
export async function readProductPage(
  { read }: Pick<RemoteContext, 'read'>,
  page: number,
  choice: { search?: string; category?: string },
): Promise<ProductPageData> {
  const chosen = Object.entries(choice).filter(([, value]) => value !== '');
  const { data, meta } = await read<ProductSummary[]>(api.productList, {
    page: String(page),
    ...Object.fromEntries(chosen),
  });
  const total = meta?.total ?? data.length;
  const pages = Math.max(1, Math.ceil(total / (meta?.page_size ?? limits.productsPerPage)));
  if (page > pages) throw redirect(publicPaths.notFound);
  return { products: data, page, pages, total };
}
