import type { ServerModule } from '../../server-module.ts';
import { presenceRoutes } from './presence.routes.ts';

export const presenceModule: ServerModule = { name: 'presence', routes: [presenceRoutes] };
