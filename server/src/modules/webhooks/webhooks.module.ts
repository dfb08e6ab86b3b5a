import type { ServerModule } from '../../server-module.ts';
import { deleteDeliveriesBefore } from './deliveries.repository.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { countStopped } from './webhooks.repository.ts';
import { webhooksOfUser } from './webhooks-of-user.repository.ts';
import { webhookRoutes } from './webhooks.routes.ts';

/** Milliseconds that the log of deliveries goes back. */
const LOG_MS = 30 * 86_400_000;

export const webhooksModule: ServerModule = {
  name: 'webhooks',
  routes: [webhookRoutes],
  jobs: [deliverWebhooks],
  retention: {
    sweep: async ({ db }, { now }) => ({
      deliveries: await deleteDeliveriesBefore(db, new Date(now - LOG_MS).toISOString()),
    }),
  },
  belongings: [webhooksOfUser],
  attention: { 'stopped-webhooks': countStopped },
};
