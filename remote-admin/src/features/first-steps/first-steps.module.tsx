import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const firstSteps = panelModule({
  permissions: ['branding.write', 'contracts.write', 'site-pages.delete'],
  routes: [
    {
      path: adminPaths.setUp,
      right: 'branding.write',
      title: 'Kurulumun son adımı',
      load: async () => (await import('./set-up.page.tsx')).SetUpPage,
      reads: [api.adminBranding],
    },
  ],
});
