import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const dashboard = panelModule({
  permissions: ['dashboard.read'],
  routes: [
    {
      path: adminPaths.dashboard,
      right: 'dashboard.read',
      title: 'İstatistikler',
      load: async () => (await import('./dashboard.page.tsx')).DashboardPage,
      reads: [api.statistics],
    },
  ],
  navigation: [
    {
      category: 'menu',
      order: 10,
      label: 'İstatistikler',
      to: adminPaths.dashboard,
      icon: IconChartBar,
      right: 'dashboard.read',
    },
  ],
});
