import type { ServerModule } from '../../server-module.ts';
import { noticeRoutes } from './notices.routes.ts';
import { deleteOldNotices } from './notices.service.ts';

export const noticesModule: ServerModule = {
  name: 'notices',
  routes: [noticeRoutes],
  retention: { expire: deleteOldNotices },
};
