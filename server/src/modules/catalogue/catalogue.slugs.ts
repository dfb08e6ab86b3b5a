import type { Slugged } from '../../content/slugs.ts';

/** Main categories and categories share one set of slugs: `products/{slug}` accepts either. */
export const categorySlugs: Slugged = {
  table: 'category_translations',
  owner: 'category_id',
  title: 'name',
  entity: 'category',
  prefix: 'kategori',
};

export const productSlugs: Slugged = {
  table: 'product_translations',
  owner: 'product_id',
  title: 'name',
  entity: 'product',
  prefix: 'urun',
};
