import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { adminPaths, api, dialogAddress } from '@vitrin/shared-contracts/paths';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import { panelModule } from '../../editing/panel-module.ts';

export const apiKeys = panelModule({
  permissions: ['api-keys.read', 'api-keys.write'],
  routes: [
    {
      path: adminPaths.apiKeys,
      right: 'api-keys.read',
      title: 'API anahtarları',
      load: async () => (await import('./api-keys.page.tsx')).ApiKeysPage,
      reads: [`${api.adminApiKeys}?page=1`],
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 110,
      isFolded: true,
      label: 'API anahtarları',
      to: adminPaths.apiKeys,
      icon: IconKey,
      right: 'api-keys.read',
    },
  ],
  drafts: {
    'api-key': {
      label: 'API anahtarı',
      right: 'api-keys.write',
      update: () => dialogAddress(adminPaths.apiKeys, newRecordParam),
      insert: dialogAddress(adminPaths.apiKeys, newRecordParam),
      name: 'name',
    },
  },
});
