import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

const right = 'site-search.use';

export const siteSearch = panelModule({
  permissions: [right],
  routes: [
    {
      path: adminPaths.siteSearch,
      right,
      title: 'Sitede bul',
      load: async () => (await import('./site-search.page.tsx')).SiteSearchPage,
      reads: [api.adminReplacements],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 97,
      isFolded: true,
      label: 'Sitede bul',
      to: adminPaths.siteSearch,
      icon: IconListSearch,
      right,
    },
  ],
  palette: () => import('./site-search.palette.ts'),
});
