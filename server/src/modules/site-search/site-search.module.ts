import type { ServerModule } from '../../server-module.ts';
import { deleteOldReplacements } from './replace.service.ts';
import { siteSearchRoutes } from './site-search.routes.ts';

export const siteSearchModule: ServerModule = {
  name: 'site-search',
  routes: [siteSearchRoutes],
  retention: { sweep: deleteOldReplacements },
};
