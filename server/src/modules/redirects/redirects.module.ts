import { redirectKind } from './redirects.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { redirectRoutes } from './redirects.routes.ts';

export const redirectsModule: ServerModule = {
  name: 'redirects',
  routes: [redirectRoutes],
  kinds: [redirectKind],
};
