import type { FastifyInstance } from 'fastify';
import { mailboxKinds } from 'shared-contracts/mailbox';
import type { Services } from '../../services.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { publicFormRoutes } from './public-forms.routes.ts';

/** What visitors send, and the two inboxes in which staff read it. */
export async function messageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await publicFormRoutes(app, services);
  for (const kind of mailboxKinds) mailboxRoutes(app, services, kind);
}
