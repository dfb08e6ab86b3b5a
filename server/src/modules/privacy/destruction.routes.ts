import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { confirmDate, readDestruction, restoreDeleted } from './destruction.service.ts';
import { clockConfirmationSchema, restoreSchema } from '@vitrin/shared-contracts/privacy';
import { formData } from '../../platform/http/request-body.ts';

export function destructionRunRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    api.adminDestruction,
    { config: { responses: 'DestructionState', access: { right: 'privacy.read' } } },
    async () => dataEnvelope(await readDestruction(services.db)),
  );

  formResource(app, api.adminDestructionClock, {
    POST: {
      right: 'privacy.write',
      responses: 'DestructionState',
      body: formData(clockConfirmationSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await confirmDate(services, context, jsonField(fields, 'form_data'))),
    },
  });

  formResource(app, api.adminDestructionRestore, {
    POST: {
      right: 'privacy.write',
      responses: 'DestructionState',
      body: formData(restoreSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await restoreDeleted(services, context, jsonField(fields, 'form_data'))),
    },
  });
}
