import { contractRecords } from './contracts.service.ts';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { ServerModule } from '../../server-module.ts';
import { contractRoutes } from './contracts.routes.ts';

export const contractsModule: ServerModule = {
  name: 'contracts',
  routes: [contractRoutes],
  kinds: [contractRecords.kind],
  content: {
    texts: [{ kind: 'contracts', table: 'contract_translations' }],
    richTexts: [
      {
        pictures: 'contract_text_pictures',
        shownBy: {
          label: 'Sözleşme',
          titles: { table: 'contract_translations', owner: 'contract_id', title: 'name' },
          screen: adminPaths.contractUpdate,
        },
      },
    ],
  },
};
