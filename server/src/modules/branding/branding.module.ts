import { brandingKind } from './branding.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { brandingPictures } from './branding-pictures.repository.ts';
import { brandingRoutes } from './branding.routes.ts';

export const brandingModule: ServerModule = {
  name: 'branding',
  routes: [brandingRoutes],
  kinds: [brandingKind],
  content: { pictureValues: [brandingPictures] },
};
