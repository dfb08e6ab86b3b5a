import type { ServerModule } from '../../server-module.ts';
import { consentRoutes } from './consents.routes.ts';

export const consentsModule: ServerModule = {
  name: 'consents',
  routes: [consentRoutes],
};
