import type { ServerModule } from '../../server-module.ts';
import { startingSiteRoutes } from './starting-site.routes.ts';

/** What a new site begins with, and what is left to do on it. */
export const startingSiteModule: ServerModule = { name: 'starting-site', routes: [startingSiteRoutes] };
