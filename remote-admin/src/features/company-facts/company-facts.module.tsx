import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

const right = 'contact-information.draft';

export const companyFacts = panelModule({
  permissions: [right, 'contact-information.write'],
  routes: [
    {
      path: adminPaths.companyFacts,
      right,
      title: 'Yasal bilgiler',
      load: async () => (await import('./company-facts.page.tsx')).CompanyFactsPage,
      reads: [api.adminCompanyFacts],
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 15,
      isFolded: true,
      label: 'Yasal bilgiler',
      to: adminPaths.companyFacts,
      icon: IconBuildingBank,
      right,
    },
  ],
  drafts: { 'company-facts': { label: 'Yasal bilgiler', right, update: () => adminPaths.companyFacts } },
  palette: () => import(/* webpackChunkName: "palette" */ './company-facts.palette.ts'),
});
