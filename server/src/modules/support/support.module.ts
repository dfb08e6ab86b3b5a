import type { ServerModule } from '../../server-module.ts';
import { setOrphanedAttachmentsAside } from './attachments.service.ts';
import { countOpenRequests } from './support-list.repository.ts';
import { supportRoutes } from './support.routes.ts';

export const supportModule: ServerModule = {
  name: 'support',
  routes: [supportRoutes],
  retention: { sweep: setOrphanedAttachmentsAside },
  attention: { 'support-requests': countOpenRequests },
};
