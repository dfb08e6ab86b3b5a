import type { ServerModule } from '../../server-module.ts';
import { menuRoutes } from './menus.routes.ts';
import { menuKind } from './menus.service.ts';

export const menusModule: ServerModule = {
  name: 'menus',
  routes: [menuRoutes],
  kinds: [menuKind],
};
