import type { ServerModule } from '../../server-module.ts';
import { visitsRoutes } from './visits.routes.ts';

export const visitsModule: ServerModule = {
  name: 'visits',
  routes: [visitsRoutes],
};
