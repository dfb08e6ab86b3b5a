import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { messages } from '@vitrin/shared-contracts/messages';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { hideFirstSteps, readFirstSteps } from './first-steps.service.ts';

export async function startingSiteRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    api.adminFirstSteps,
    { config: { access: { right: 'dashboard.read' }, responses: 'FirstSteps' } },
    async (request) => dataEnvelope(await readFirstSteps(services, sessionOf(request).rights)),
  );

  formResource(app, api.adminFirstSteps, {
    DELETE: {
      right: 'branding.write',
      responses: null,
      body: null,
      async handle({ session }) {
        await hideFirstSteps(services.db, { now: new Date().toISOString(), userId: session.user.id });
        return messageEnvelope(messages.updated);
      },
    },
  });
}
