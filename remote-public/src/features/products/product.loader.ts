import type { Product } from '@vitrin/shared-contracts/catalogue';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import { readNotice, type NoticeRevisions } from '../../shared/form/read-notice.ts';
import type { SiteContext } from '../../shared/site-context.ts';
import { orRedirectToNotFound, redirectToCurrentSlug } from '../../shared/slug-page.ts';

export interface ProductData {
  product: Product;
  /** Revision of the data protection notice that the form links to; null when there is none. */
  notice: NoticeRevisions | null;
}

export async function loadProduct(context: SiteContext, slug: string): Promise<ProductData> {
  const reading = orRedirectToNotFound(context.read<Product>(api.product(slug)));
  const [product, notice] = await Promise.all([reading, readNotice(context)]);
  redirectToCurrentSlug(product, slug, product.seo_name, publicPaths.product);
  return { product, notice };
}
