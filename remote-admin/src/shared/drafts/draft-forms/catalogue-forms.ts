import { adminPaths } from 'shared-contracts/paths';
import type { DraftForm } from '../draft-form.ts';

/** Katalog: both levels of categories, and products. */
export const catalogueForms = {
  'main-category': {
    label: 'Ana kategori',
    right: 'catalogue.write',
    update: adminPaths.mainCategoryUpdate,
    insert: adminPaths.mainCategoryInsert,
    name: 'name',
  },
  category: {
    label: 'Kategori',
    right: 'catalogue.write',
    update: adminPaths.categoryUpdate,
    insert: adminPaths.categoryInsert,
    name: 'name',
  },
  product: {
    label: 'Ürün',
    right: 'catalogue.write',
    update: adminPaths.productUpdate,
    insert: adminPaths.productInsert,
    name: 'name',
  },
} as const satisfies Record<string, DraftForm>;
