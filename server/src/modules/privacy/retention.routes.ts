import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { readRetention } from './retention.repository.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { changeRetention } from './retention.service.ts';
import { allRetentionSchema } from '@vitrin/shared-contracts/privacy';
import { formData } from '../../platform/http/request-body.ts';

export function retentionRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    api.adminRetention,
    { config: { responses: 'RetentionRecord', access: { right: 'privacy.read' } } },
    async () => dataEnvelope(await readRetention(services.db)),
  );

  formResource(app, api.adminRetention, {
    PUT: {
      right: 'privacy.write',
      responses: 'RetentionRecord',
      body: formData(allRetentionSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await changeRetention(services, context, jsonField(fields, 'form_data'))),
    },
  });
}
