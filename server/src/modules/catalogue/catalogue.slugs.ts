import type { Slugged } from '../../content/slugs.ts';

/** Main categories and categories share one set of slugs: `products/{slug}` accepts either. */
export const categorySlugs: Slugged = { table: 'category_translations', entity: 'category', kind: 'kategori' };

export const productSlugs: Slugged = { table: 'product_translations', entity: 'product', kind: 'urun' };
