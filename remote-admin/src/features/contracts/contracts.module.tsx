import IconFileCertificate from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

const updatePath = '/admin/contract-update';

export const contracts = panelModule({
  permissions: ['contracts.read', 'contracts.draft-own', 'contracts.write'],
  routes: [
    {
      path: adminPaths.contracts,
      right: 'contracts.read',
      title: 'Sözleşmeler',
      load: async () => (await import('./contract-list.page.tsx')).ContractListPage,
      reads: [api.adminContracts, api.adminLanguageInfo],
    },
    {
      path: adminPaths.legalTexts,
      right: 'contracts.read',
      title: 'Hazır metinler',
      load: async () => (await import('./legal-texts.page.tsx')).LegalTextsPage,
      reads: [api.adminLegalTexts],
    },
    {
      path: adminPaths.contractInsert,
      right: 'contracts.draft-own',
      title: 'Yeni sözleşme',
      load: async () => (await import('./contract.pages.tsx')).contractPages.InsertPage,
      reads: [api.adminLanguageInfo],
    },
    {
      path: updatePath,
      right: 'contracts.draft-own',
      title: 'Sözleşmeyi düzenle',
      load: async () => (await import('./contract.pages.tsx')).contractPages.UpdatePage,
      reads: [`${api.adminContracts}/{id}`, api.adminLanguageInfo],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 80,
      label: 'Sözleşmeler',
      to: adminPaths.contracts,
      icon: IconFileCertificate,
      right: 'contracts.read',
      alsoCurrentFor: [adminPaths.contractInsert, updatePath, adminPaths.legalTexts],
    },
  ],
  drafts: {
    contract: {
      label: 'Sözleşme',
      right: 'contracts.draft-own',
      update: adminPaths.contractUpdate,
      insert: adminPaths.contractInsert,
      name: 'name',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './contracts.palette.ts'),
});
