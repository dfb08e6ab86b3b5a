import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const sitePages = panelModule({
  permissions: ['site-pages.read', 'site-pages.draft-own', 'site-pages.write'],
  routes: [
    {
      path: adminPaths.sitePages,
      right: 'site-pages.read',
      title: 'Sayfalar',
      load: async () => (await import('./site-page-list.page.tsx')).SitePageListPage,
      reads: [api.adminSitePages, api.adminLanguageInfo, api.adminKindPublication('site-page')],
    },
    {
      path: adminPaths.sitePageInsert,
      right: 'site-pages.draft-own',
      title: 'Yeni sayfa',
      load: async () => (await import('./site-page.pages.tsx')).sitePagePages.InsertPage,
      reads: [api.adminSitePages, api.adminLanguageInfo],
    },
    {
      path: '/admin/site-pages/update',
      right: 'site-pages.draft-own',
      title: 'Sayfayı düzenle',
      load: async () => (await import('./site-page.pages.tsx')).sitePagePages.UpdatePage,
      reads: [
        `${api.adminSitePages}/{id}`,
        api.adminSitePages,
        api.adminLanguageInfo,
        api.adminRecordPublication('site-page', '{id}'),
      ],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 15,
      label: 'Sayfalar',
      to: adminPaths.sitePages,
      icon: IconFiles,
      right: 'site-pages.read',
    },
  ],
  drafts: {
    'site-page': {
      label: 'Sayfa',
      right: 'site-pages.draft-own',
      update: adminPaths.sitePageUpdate,
      insert: adminPaths.sitePageInsert,
      name: 'title',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './site-pages.palette.ts'),
});
