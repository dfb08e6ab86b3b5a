import type { ServerModule } from '../../server-module.ts';
import { trashRoutes } from './trash.routes.ts';
import { purgeExpired } from './trash.service.ts';

export const trashModule: ServerModule = {
  name: 'trash',
  routes: [trashRoutes],
  retention: { expire: purgeExpired },
};
