import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

/** 'Katalog': main categories, categories and products. */
export const catalogue = panelModule({
  permissions: ['catalogue.read', 'catalogue.draft-own', 'catalogue.write'],
  routes: [
    {
      path: adminPaths.catalogue,
      right: 'catalogue.read',
      title: 'Katalog',
      load: async () => (await import('./catalogue.page.tsx')).CataloguePage,
      reads: [`${api.adminProducts}?page=1`, api.adminMainCategories, api.adminCategories, api.adminLanguageInfo],
    },
    {
      path: adminPaths.productInsert,
      right: 'catalogue.draft-own',
      title: 'Yeni ürün',
      load: async () => (await import('./product.pages.tsx')).ProductInsertPage,
      reads: [api.adminMainCategories, api.adminCategories, api.adminLanguageInfo],
    },
    {
      path: '/admin/catalogue/product-update',
      right: 'catalogue.draft-own',
      title: 'Ürünü düzenle',
      load: async () => (await import('./product.pages.tsx')).ProductUpdatePage,
      reads: [`${api.adminProducts}/{id}`, api.adminMainCategories, api.adminCategories, api.adminLanguageInfo],
    },
    {
      path: adminPaths.categoryInsert,
      right: 'catalogue.draft-own',
      title: 'Yeni kategori',
      load: async () => (await import('./category.pages.tsx')).CategoryInsertPage,
      reads: [api.adminMainCategories, api.adminCategories, api.adminLanguageInfo],
    },
    {
      path: '/admin/catalogue/category-update',
      right: 'catalogue.draft-own',
      title: 'Kategoriyi düzenle',
      load: async () => (await import('./category.pages.tsx')).CategoryUpdatePage,
      reads: [`${api.adminCategories}/{id}`, api.adminMainCategories, api.adminCategories, api.adminLanguageInfo],
    },
    {
      path: adminPaths.mainCategoryInsert,
      right: 'catalogue.draft-own',
      title: 'Yeni ana kategori',
      load: async () => (await import('./category.pages.tsx')).MainCategoryInsertPage,
      reads: [api.adminMainCategories, api.adminCategories, api.adminLanguageInfo],
    },
    {
      path: '/admin/catalogue/main-category-update',
      right: 'catalogue.draft-own',
      title: 'Ana kategoriyi düzenle',
      load: async () => (await import('./category.pages.tsx')).MainCategoryUpdatePage,
      reads: [`${api.adminMainCategories}/{id}`, api.adminMainCategories, api.adminCategories, api.adminLanguageInfo],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 60,
      label: 'Katalog',
      to: adminPaths.catalogue,
      icon: IconPackages,
      right: 'catalogue.read',
    },
  ],
  drafts: {
    'main-category': {
      label: 'Ana kategori',
      right: 'catalogue.draft-own',
      update: adminPaths.mainCategoryUpdate,
      insert: adminPaths.mainCategoryInsert,
      name: 'name',
    },
    category: {
      label: 'Kategori',
      right: 'catalogue.draft-own',
      update: adminPaths.categoryUpdate,
      insert: adminPaths.categoryInsert,
      name: 'name',
    },
    product: {
      label: 'Ürün',
      right: 'catalogue.draft-own',
      update: adminPaths.productUpdate,
      insert: adminPaths.productInsert,
      name: 'name',
    },
  },
});
