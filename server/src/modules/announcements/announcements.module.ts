import type { ServerModule } from '../../server-module.ts';
import { announcementRoutes } from './announcements.routes.ts';
import { announcementRecords } from './announcements.service.ts';

export const announcementsModule: ServerModule = {
  name: 'announcements',
  routes: [announcementRoutes],
  kinds: [announcementRecords.kind],
  content: {
    texts: [{ kind: 'announcements', table: 'announcement_translations' }],
  },
};
