import type { ServerModule } from '../../server-module.ts';
import { invitationRoutes } from './invitations.routes.ts';
import { roleRoutes } from './roles.routes.ts';
import { userRoutes } from './users.routes.ts';

export const usersModule: ServerModule = {
  name: 'users',
  routes: [userRoutes, invitationRoutes, roleRoutes],
};
