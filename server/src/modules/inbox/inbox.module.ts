import type { ServerModule } from '../../server-module.ts';
import { deleteExpired, destroyDeletedMessages, moveOrphanedCvsToRemoved } from './delete-expired.service.ts';
import { inboxRoutes } from './inbox.routes.ts';
import { sendDailyDigests } from './daily-digest.service.ts';

export const inboxModule: ServerModule = {
  name: 'inbox',
  routes: [inboxRoutes],
  jobs: [
    {
      name: 'daily-digests',
      intervalMs: 60_000,
      runsAtStart: true,
      run: (services) => sendDailyDigests(services, Date.now()),
    },
  ],
  retention: { purge: destroyDeletedMessages, expire: deleteExpired, sweep: moveOrphanedCvsToRemoved },
};
