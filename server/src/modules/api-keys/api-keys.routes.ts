import type { FastifyInstance } from 'fastify';
import { apiKeyInputSchema } from '@vitrin/shared-contracts/api-keys';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest } from '../../platform/http/paging.ts';
import { formData } from '../../platform/http/request-body.ts';
import type { Services } from '../../services.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service.ts';

export async function apiKeyRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    api.adminApiKeys,
    { config: { responses: 'ApiKeyRow[]', access: { right: 'api-keys.read' }, filters: ['page'] } },
    async ({ query }) => {
      const page = pageRequest(query, limits.panelPageSize);
      const { rows, total } = await listApiKeys(services.db, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );
  formResource(app, api.adminApiKeys, {
    POST: {
      right: 'api-keys.write',
      responses: 'NewApiKey',
      body: formData(apiKeyInputSchema),
      handle: async ({ fields, context, session }) =>
        messageEnvelope(
          messages.created,
          await createApiKey({ services, context, session }, jsonField(fields, 'form_data')),
        ),
    },
  });
  formResource(app, `${api.adminApiKeys}/:id`, {
    DELETE: {
      right: 'api-keys.write',
      responses: 'ApiKeyRow',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope('API anahtarı iptal edildi.', await revokeApiKey({ services, context }, idOf(id))),
    },
  });
}
