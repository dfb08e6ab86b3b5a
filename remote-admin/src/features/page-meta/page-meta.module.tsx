import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import { metaRouteLabels, metaRoutes } from '@vitrin/shared-contracts/meta-routes';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { formsOf } from '../../editing/drafts/draft-form.ts';
import { panelModule } from '../../editing/panel-module.ts';

export const pageMeta = panelModule({
  permissions: ['page-meta.read', 'page-meta.draft', 'page-meta.write'],
  routes: [
    {
      path: adminPaths.pageMeta,
      right: 'page-meta.read',
      title: 'Sayfa Başlıkları',
      load: async () => (await import('./page-meta-list.page.tsx')).PageMetaListPage,
      reads: [api.adminPageMeta, api.adminLanguageInfo],
    },
    {
      path: '/admin/page-meta/update',
      right: 'page-meta.draft',
      title: 'Sayfa başlığını düzenle',
      load: async () => (await import('./page-meta-update.page.tsx')).PageMetaUpdatePage,
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 40,
      isFolded: true,
      label: 'Sayfa Başlıkları',
      to: adminPaths.pageMeta,
      icon: IconHeading,
      right: 'page-meta.read',
    },
  ],
  drafts: formsOf('page-meta', metaRoutes, (route) => ({
    label: `Sayfa başlığı: ${metaRouteLabels[route]}`,
    right: 'page-meta.draft',
    update: () => adminPaths.pageMetaUpdate(route),
  })),
  palette: () => import(/* webpackChunkName: "palette" */ './page-meta.palette.ts'),
});
