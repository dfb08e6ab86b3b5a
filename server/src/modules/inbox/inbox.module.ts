import type { ServerModule } from '../../server-module.ts';
import { deleteExpired, destroyDeletedMessages, setStrayCvsAside } from './delete-expired.service.ts';
import { inboxRoutes } from './inbox.routes.ts';
import { keepTellingDaily } from './notify-daily.service.ts';

export const inboxModule: ServerModule = {
  name: 'inbox',
  routes: [inboxRoutes],
  jobs: [keepTellingDaily],
  retention: { purge: destroyDeletedMessages, expire: deleteExpired, sweep: setStrayCvsAside },
};
