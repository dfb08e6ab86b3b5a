import type { CategoryRecord, MainCategoryRecord } from '@vitrin/shared-contracts/catalogue';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { sectionPath } from './catalogue.sections.ts';

/** The two levels of the catalogue: a main category contains categories, a category contains products. */
export type CategoryLevel = 'main-category' | 'category';

export type AnyCategory = MainCategoryRecord & Partial<CategoryRecord>;

export const categoryLevels = {
  'main-category': {
    url: api.adminMainCategories,
    update: adminPaths.mainCategoryUpdate,
    back: { to: sectionPath('ana-kategoriler'), label: 'Ana kategoriler' },
    titles: { insert: 'Yeni ana kategori', update: 'Ana kategoriyi düzenle' },
  },
  category: {
    url: api.adminCategories,
    update: adminPaths.categoryUpdate,
    back: { to: sectionPath('kategoriler'), label: 'Kategoriler' },
    titles: { insert: 'Yeni kategori', update: 'Kategoriyi düzenle' },
  },
} as const;
