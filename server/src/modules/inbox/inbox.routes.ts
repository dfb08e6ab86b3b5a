import type { FastifyInstance } from 'fastify';
import { mailboxKinds } from '@vitrin/shared-contracts/mailbox';
import type { Services } from '../../services.ts';
import { answeredOpeningRoutes } from './answered-openings.routes.ts';
import { cvRoutes } from './cv.routes.ts';
import { labelRoutes } from './labels.routes.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { messageWorkflowRoutes } from './message-workflow.routes.ts';
import { replyRoutes } from './replies.routes.ts';
import { replyTemplateRoutes } from './reply-templates.routes.ts';

/** Registers the routes of the two inboxes that contain the messages of visitors. */
export async function inboxRoutes(app: FastifyInstance, services: Services): Promise<void> {
  cvRoutes(app, services);
  answeredOpeningRoutes(app, services);
  for (const kind of mailboxKinds) {
    mailboxRoutes(app, services, kind);
    messageWorkflowRoutes(app, services, kind);
    labelRoutes(app, services, kind);
    replyTemplateRoutes(app, services, kind);
    replyRoutes(app, services, kind);
  }
}
