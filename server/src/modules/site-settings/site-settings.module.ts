import { siteSettingsKind } from './site-settings.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { siteSettingsRoutes } from './site-settings.routes.ts';

export const siteSettingsModule: ServerModule = {
  name: 'site-settings',
  routes: [siteSettingsRoutes],
  kinds: [siteSettingsKind],
};
