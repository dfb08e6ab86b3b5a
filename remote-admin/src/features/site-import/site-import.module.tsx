import IconPackageImport from '@tabler/icons-react/dist/esm/icons/IconPackageImport.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

const right = 'site-import.run';

export const siteImport = panelModule({
  permissions: [right],
  routes: [
    {
      path: adminPaths.siteImport,
      right,
      title: 'İçe aktar',
      load: async () => (await import('./site-import.page.tsx')).SiteImportPage,
      reads: [api.adminSiteImports],
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 130,
      isFolded: true,
      label: 'İçe aktar',
      to: adminPaths.siteImport,
      icon: IconPackageImport,
      right,
    },
  ],
  palette: () => import('./site-import.palette.ts'),
});
