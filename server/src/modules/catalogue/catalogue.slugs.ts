import type { Slugged } from '../../content/slugs.ts';

/** Main categories and categories together: `products/{slug}` takes either. */
export const categorySlugs: Slugged = { table: 'category_translations', entity: 'category', kind: 'kategori' };

export const productSlugs: Slugged = { table: 'product_translations', entity: 'product', kind: 'urun' };
