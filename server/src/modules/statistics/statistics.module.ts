import type { ServerModule } from '../../server-module.ts';
import { statisticsRoutes } from './statistics.routes.ts';

export const statisticsModule: ServerModule = {
  name: 'statistics',
  routes: [statisticsRoutes],
};
