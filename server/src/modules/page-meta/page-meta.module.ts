import type { ServerModule } from '../../server-module.ts';
import { pageMetaRoutes } from './page-meta.routes.ts';

export const pageMetaModule: ServerModule = {
  name: 'page-meta',
  routes: [pageMetaRoutes],
};
