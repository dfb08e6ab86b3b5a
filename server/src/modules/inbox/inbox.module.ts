import type { ServerModule } from '../../server-module.ts';
import { deleteExpired, destroyDeletedMessages, setStrayCvsAside } from './delete-expired.service.ts';
import { inboxRoutes } from './inbox.routes.ts';
import { tellDaily } from './notify-daily.service.ts';

export const inboxModule: ServerModule = {
  name: 'inbox',
  routes: [inboxRoutes],
  jobs: [
    { name: 'daily-digests', everyMs: 60_000, runsAtStart: true, run: (services) => tellDaily(services, Date.now()) },
  ],
  retention: { purge: destroyDeletedMessages, expire: deleteExpired, sweep: setStrayCvsAside },
};
