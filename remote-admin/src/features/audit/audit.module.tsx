import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const audit = panelModule({
  permissions: ['audit.read'],
  routes: [
    {
      path: adminPaths.audit,
      right: 'audit.read',
      title: 'Kayıtlar',
      load: async () => (await import('./audit.page.tsx')).AuditPage,
      reads: [`${api.adminAudit}?page=1`, api.adminAuditPeople],
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 100,
      isFolded: true,
      label: 'Kayıtlar',
      to: adminPaths.audit,
      icon: IconListDetails,
      right: 'audit.read',
    },
  ],
});
