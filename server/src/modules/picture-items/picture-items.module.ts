import type { ServerModule } from '../../server-module.ts';
import { pictureItemRoutes } from './picture-items.routes.ts';

export const pictureItemsModule: ServerModule = {
  name: 'picture-items',
  routes: [pictureItemRoutes],
};
