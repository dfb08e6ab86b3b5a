import type { ServerModule } from '../../server-module.ts';
import { pageContentRoutes } from './page-contents.routes.ts';

export const pageContentsModule: ServerModule = {
  name: 'page-contents',
  routes: [pageContentRoutes],
};
