import type { ServerModule } from '../../server-module.ts';
import { deleteOld, destroyDeletedRows } from './delete-old.service.ts';
import { countPressingRequests } from './data-requests.repository.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacyModule: ServerModule = {
  name: 'privacy',
  routes: [privacyRoutes],
  retention: { purge: destroyDeletedRows, expire: deleteOld },
  attention: { 'data-requests': countPressingRequests },
};
