import { adminPaths } from 'shared-contracts/paths';
import type { RouteHandle } from 'shared-contracts/remote-app';
import { redirect, type RouteObject } from 'shared-contracts/router';
import { PageSkeleton } from '../shared/states/page-skeleton.tsx';
import { NotFoundView } from './not-found.view.tsx';
import { DashboardPage } from '../features/dashboard/dashboard.page.tsx';
import { Frame } from './layout/frame.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { screen } from './screen.tsx';

const toNotFound = () => redirect(adminPaths.notFound);

function handle(title: string, status?: number): RouteHandle {
  return {
    ...(status ? { status } : {}),
    head: () => ({ title: `${title} · Yönetim Paneli`, description: '', canonical: null }),
  };
}

const screens: RouteObject[] = [
  screen({
    path: adminPaths.dashboard,
    right: 'dashboard.read',
    handle: handle('İstatistikler'),
    // Where everybody arrives: a chunk of its own would cost a round trip.
    load: () => Promise.resolve(DashboardPage),
  }),
  screen({
    path: adminPaths.articles,
    right: 'articles.read',
    handle: handle('Makale'),
    load: async () => (await import('../features/articles/article-list.page.tsx')).ArticleListPage,
  }),
  screen({
    path: adminPaths.articleInsert,
    right: 'articles.write',
    handle: handle('Yeni Makale'),
    load: async () => (await import('../features/articles/article-insert.page.tsx')).ArticleInsertPage,
  }),
  screen({
    path: '/admin/pages/blog/update',
    right: 'articles.write',
    handle: handle('Makale Düzenle'),
    load: async () => (await import('../features/articles/article-update.page.tsx')).ArticleUpdatePage,
  }),
  screen({
    path: adminPaths.contracts,
    right: 'contracts.read',
    handle: handle('Sözleşmeler'),
    load: async () => (await import('../features/contracts/contract-list.page.tsx')).ContractListPage,
  }),
  screen({
    path: adminPaths.contractInsert,
    right: 'contracts.write',
    handle: handle('Yeni Sözleşme'),
    load: async () => (await import('../features/contracts/contract-insert.page.tsx')).ContractInsertPage,
  }),
  screen({
    path: '/admin/contract-update',
    right: 'contracts.write',
    handle: handle('Sözleşme Düzenle'),
    load: async () => (await import('../features/contracts/contract-update.page.tsx')).ContractUpdatePage,
  }),
  screen({
    path: adminPaths.users,
    right: 'users.read',
    handle: handle('Kullanıcılar'),
    load: async () => (await import('../features/users/user-list.page.tsx')).UserListPage,
  }),
  screen({
    path: adminPaths.userInsert,
    right: 'users.write',
    handle: handle('Yeni Kullanıcı'),
    load: async () => (await import('../features/users/user-insert.page.tsx')).UserInsertPage,
  }),
  screen({
    path: '/admin/user-update',
    right: 'users.write',
    handle: handle('Kullanıcı Düzenle'),
    load: async () => (await import('../features/users/user-update.page.tsx')).UserUpdatePage,
  }),
  screen({
    path: '/admin/user-reset-password',
    right: 'users.write',
    handle: handle('Şifre Sıfırla'),
    load: async () => (await import('../features/users/user-reset-password.page.tsx')).UserResetPasswordPage,
  }),
  screen({
    path: adminPaths.audit,
    right: 'audit.read',
    handle: handle('Kayıtlar'),
    load: async () => (await import('../features/audit/audit.page.tsx')).AuditPage,
  }),
  screen({
    path: adminPaths.account,
    right: 'account.use',
    handle: handle('Hesabım'),
    load: async () => (await import('../features/account/account.page.tsx')).AccountPage,
  }),
];

/** Routes of the panel (spec §2). */
export function createRoutes(): RouteObject[] {
  return [
    {
      path: adminPaths.root,
      Component: Frame,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: PageSkeleton,
      children: [
        { index: true, Component: PageSkeleton, loader: () => redirect(adminPaths.dashboard) },
        ...screens,
        { path: adminPaths.notFound, Component: NotFoundView, handle: handle('Sayfa bulunamadı', 404) },
        { path: '*', Component: PageSkeleton, loader: toNotFound },
      ],
    },
  ];
}
