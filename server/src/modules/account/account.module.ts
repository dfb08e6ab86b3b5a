import type { ServerModule } from '../../server-module.ts';
import { accountRoutes } from './account.routes.ts';

export const accountModule: ServerModule = {
  name: 'account',
  routes: [accountRoutes],
};
