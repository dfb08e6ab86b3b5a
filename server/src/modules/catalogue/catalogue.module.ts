import type { ServerModule } from '../../server-module.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export const catalogueModule: ServerModule = {
  name: 'catalogue',
  routes: [catalogueRoutes],
};
