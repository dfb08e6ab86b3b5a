import { adminPaths } from 'shared-contracts/paths';
import type { RouteObject } from 'shared-contracts/router';
import { screen, titled } from '../screen.tsx';

/** Katalog: main categories, categories and products. */
export const catalogueScreens: RouteObject[] = [
  screen({
    path: adminPaths.catalogue,
    right: 'catalogue.read',
    handle: titled('Katalog'),
    load: async () => (await import('../../features/catalogue/catalogue.page.tsx')).CataloguePage,
  }),
  screen({
    path: adminPaths.productInsert,
    right: 'catalogue.write',
    handle: titled('Yeni Ürün'),
    load: async () => (await import('../../features/catalogue/product-insert.page.tsx')).ProductInsertPage,
  }),
  screen({
    path: '/admin/catalogue/product-update',
    right: 'catalogue.write',
    handle: titled('Ürünü Düzenle'),
    load: async () => (await import('../../features/catalogue/product-update.page.tsx')).ProductUpdatePage,
  }),
  screen({
    path: adminPaths.categoryInsert,
    right: 'catalogue.write',
    handle: titled('Yeni Kategori'),
    load: async () => (await import('../../features/catalogue/category-insert.page.tsx')).CategoryInsertPage,
  }),
  screen({
    path: '/admin/catalogue/category-update',
    right: 'catalogue.write',
    handle: titled('Kategoriyi Düzenle'),
    load: async () => (await import('../../features/catalogue/category-update.page.tsx')).CategoryUpdatePage,
  }),
  screen({
    path: adminPaths.mainCategoryInsert,
    right: 'catalogue.write',
    handle: titled('Yeni Ana Kategori'),
    load: async () => (await import('../../features/catalogue/category-insert.page.tsx')).MainCategoryInsertPage,
  }),
  screen({
    path: '/admin/catalogue/main-category-update',
    right: 'catalogue.write',
    handle: titled('Ana Kategoriyi Düzenle'),
    load: async () => (await import('../../features/catalogue/category-update.page.tsx')).MainCategoryUpdatePage,
  }),
];
