import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { deleteOldItems } from './index/old-items.ts';
import { endAbandonedJob } from './jobs/abandoned-jobs.ts';
import { siteImportJob } from './jobs/run-waiting-import.ts';
import { siteImportRoutes } from './site-import.routes.ts';

export const siteImportModule: ServerModule = {
  name: 'site-import',
  routes: [siteImportRoutes],
  jobs: [siteImportJob],
  retention: {
    sweep: async (services: Services) => ({
      ...(await deleteOldItems(services)),
      ...(await endAbandonedJob(services)),
    }),
  },
};
