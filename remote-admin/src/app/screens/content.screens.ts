import { adminPaths } from 'shared-contracts/paths';
import type { RouteObject } from 'shared-contracts/router';
import { screen, titled } from '../screen.tsx';

/** İçerik İşlemleri. */
export const contentScreens: RouteObject[] = [
  screen({
    path: adminPaths.articles,
    right: 'articles.read',
    handle: titled('Makale'),
    load: async () => (await import('../../features/articles/article-list.page.tsx')).ArticleListPage,
  }),
  screen({
    path: adminPaths.articleInsert,
    right: 'articles.write',
    handle: titled('Yeni Makale'),
    load: async () => (await import('../../features/articles/article-insert.page.tsx')).ArticleInsertPage,
  }),
  screen({
    path: '/admin/pages/blog/update',
    right: 'articles.write',
    handle: titled('Makaleyi Düzenle'),
    load: async () => (await import('../../features/articles/article-update.page.tsx')).ArticleUpdatePage,
  }),
  screen({
    path: adminPaths.contracts,
    right: 'contracts.read',
    handle: titled('Sözleşmeler'),
    load: async () => (await import('../../features/contracts/contract-list.page.tsx')).ContractListPage,
  }),
  screen({
    path: adminPaths.contractInsert,
    right: 'contracts.write',
    handle: titled('Yeni Sözleşme'),
    load: async () => (await import('../../features/contracts/contract-insert.page.tsx')).ContractInsertPage,
  }),
  screen({
    path: '/admin/contract-update',
    right: 'contracts.write',
    handle: titled('Sözleşmeyi Düzenle'),
    load: async () => (await import('../../features/contracts/contract-update.page.tsx')).ContractUpdatePage,
  }),
  screen({
    path: adminPaths.media,
    right: 'media.read',
    handle: titled('Medya'),
    load: async () => (await import('../../features/media/media.page.tsx')).MediaPage,
  }),
];
