import type { ServerModule } from '../../server-module.ts';
import { authRoutes } from './auth.routes.ts';
import { firstRunRoutes } from './first-run.routes.ts';
import { invitationRoutes } from './invitation.routes.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { sessionRoutes } from './session.routes.ts';

export const authModule: ServerModule = {
  name: 'auth',
  routes: [authRoutes, firstRunRoutes, passwordResetRoutes, invitationRoutes, sessionRoutes],
};
