import { socialLinkRecords } from './social-media.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { socialMediaRoutes } from './social-media.routes.ts';

export const socialMediaModule: ServerModule = {
  name: 'social-media',
  routes: [socialMediaRoutes],
  kinds: [socialLinkRecords.kind],
};
