import { slugAddresses } from '../../content/page-addresses.ts';
import { productPath } from '../../content/site-address.ts';
import { productSlugs } from './catalogue.slugs.ts';

/** The home page opens a product by its slug; a former slug is redirected in the browser only. */
export const productAddresses = slugAddresses({
  slugged: productSlugs,
  pathOf: productPath,
  redirects: false,
  async isShown(db, id) {
    const row = await db
      .selectFrom('products')
      .select('id')
      .where('id', '=', id)
      .where('active', '=', 1)
      .executeTakeFirst();
    return row !== undefined;
  },
});
