import type { ServerModule } from '../../server-module.ts';
import { contractRoutes } from './contracts.routes.ts';

export const contractsModule: ServerModule = {
  name: 'contracts',
  routes: [contractRoutes],
};
