import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const siteSettings = panelModule({
  permissions: ['site-settings.draft', 'site-settings.write'],
  routes: [
    {
      path: adminPaths.siteSettings,
      right: 'site-settings.draft',
      title: 'Entegrasyonlar',
      load: async () => (await import('./site-settings.page.tsx')).SiteSettingsPage,
      reads: [api.adminSiteSettings],
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 30,
      isFolded: true,
      label: 'Entegrasyonlar',
      to: adminPaths.siteSettings,
      icon: IconPlugConnected,
      right: 'site-settings.draft',
    },
  ],
  drafts: {
    'site-settings': { label: 'Entegrasyonlar', right: 'site-settings.draft', update: () => adminPaths.siteSettings },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './site-settings.palette.ts'),
});
