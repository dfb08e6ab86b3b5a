import type { ServerModule } from '../../server-module.ts';
import { auditRoutes } from './audit.routes.ts';
import { deleteOldLog } from './audit-retention.service.ts';

export const auditModule: ServerModule = {
  name: 'audit',
  routes: [auditRoutes],
  retention: { expire: deleteOldLog },
};
