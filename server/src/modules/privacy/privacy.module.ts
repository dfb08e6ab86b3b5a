import type { ServerModule } from '../../server-module.ts';
import { deleteOld, destroyDeletedRows } from './expired-rows.service.ts';
import { countUrgentRequests } from './data-requests.repository.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacyModule: ServerModule = {
  name: 'privacy',
  routes: [privacyRoutes],
  retention: { purge: destroyDeletedRows, expire: deleteOld },
  attention: { 'data-requests': countUrgentRequests },
};
