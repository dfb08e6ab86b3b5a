import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const branding = panelModule({
  permissions: ['branding.draft', 'branding.write'],
  routes: [
    {
      path: adminPaths.branding,
      right: 'branding.draft',
      title: 'Görünüm',
      load: async () => (await import('./branding.page.tsx')).BrandingPage,
      reads: [api.adminBranding],
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 60,
      label: 'Görünüm',
      to: adminPaths.branding,
      icon: IconPalette,
      right: 'branding.draft',
    },
  ],
  drafts: { branding: { label: 'Görünüm', right: 'branding.draft', update: () => adminPaths.branding } },
  palette: () => import(/* webpackChunkName: "palette" */ './branding.palette.ts'),
});
