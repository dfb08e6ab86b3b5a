import type { ServerModule } from '../../server-module.ts';
import { companyAnnouncementRoutes } from './company-announcements.routes.ts';

/** Announcements that a company makes by law; they are never changed. */
export const companyAnnouncementsModule: ServerModule = {
  name: 'company-announcements',
  routes: [companyAnnouncementRoutes],
};
