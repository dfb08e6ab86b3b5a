import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { adminPaths } from 'shared-contracts/paths';
import { panelModule } from '../../shared/panel-module.ts';
import { DashboardPage } from './dashboard.page.tsx';

export const dashboard = panelModule({
  permissions: ['dashboard.read'],
  routes: [
    {
      path: adminPaths.dashboard,
      right: 'dashboard.read',
      title: 'İstatistikler',
      // The default screen after sign-in: a separate chunk would cost a round trip.
      load: () => Promise.resolve(DashboardPage),
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
