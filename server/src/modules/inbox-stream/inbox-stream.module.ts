import type { ServerModule } from '../../server-module.ts';
import { inboxStreamRoutes } from './inbox-stream.routes.ts';

export const inboxStreamModule: ServerModule = {
  name: 'inbox-stream',
  routes: [inboxStreamRoutes],
};
