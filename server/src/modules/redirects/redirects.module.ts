import { limits } from '@vitrin/shared-contracts/limits';
import { deleteMissingBefore } from './missing-addresses.repository.ts';
import { redirectRecords } from './redirects.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { redirectRoutes } from './redirects.routes.ts';

export const redirectsModule: ServerModule = {
  name: 'redirects',
  routes: [redirectRoutes],
  kinds: [redirectRecords.kind],
  retention: {
    async sweep({ db }, { now }) {
      const first = now - limits.missingAddresses.days * 86_400_000;
      return { missingAddresses: await deleteMissingBefore(db, new Date(first).toISOString()) };
    },
  },
};
