import type { ServerModule } from '../../server-module.ts';
import { deleteOldItems } from './index/old-items.ts';
import { siteImportRoutes } from './site-import.routes.ts';

export const siteImportModule: ServerModule = {
  name: 'site-import',
  routes: [siteImportRoutes],
  retention: { sweep: deleteOldItems },
};
