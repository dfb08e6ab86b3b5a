import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { deliveryStateLabels, webhookInputSchema } from '@vitrin/shared-contracts/webhooks';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest, queryChoice, queryId } from '../../platform/http/paging.ts';
import { formData } from '../../platform/http/request-body.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  repeatDelivery,
  testWebhook,
} from './webhooks.service.ts';

const right = 'webhooks.write';

export async function webhookRoutes(app: FastifyInstance, services: Services): Promise<void> {
  reads(app, services);
  writes(app, services);
  sending(app, services);
}

function reads(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const access = { right: 'webhooks.read' } as const;
  app.get(
    api.adminWebhooks,
    { config: { responses: 'WebhookRow[]', access, filters: ['search'] } },
    async ({ query }) => dataEnvelope(searchInMemory(await listWebhooks(db), query, ({ name, url }) => [name, url])),
  );
  app.get(
    api.adminDeliveries,
    { config: { responses: 'DeliveryRow[]', access, filters: ['page', 'webhook', 'state'] } },
    async ({ query }) => {
      const page = pageRequest(query, limits.panelPageSize);
      const filter = { webhook: queryId(query, 'webhook'), state: queryChoice(query, 'state', deliveryStateLabels) };
      const { rows, total } = await listDeliveries(db, { ...page, ...filter });
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );
}

function writes(app: FastifyInstance, services: Services): void {
  formResource(app, api.adminWebhooks, {
    POST: {
      right,
      responses: 'NewWebhook',
      body: formData(webhookInputSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.created, await createWebhook(services, context, jsonField(fields, 'form_data'))),
    },
  });
  formResource(app, `${api.adminWebhooks}/:id`, {
    PUT: {
      right,
      responses: 'WebhookRow',
      body: formData(webhookInputSchema),
      handle: async ({ fields, context, id }) =>
        messageEnvelope(
          messages.updated,
          await changeWebhook(services, context, idOf(id), jsonField(fields, 'form_data')),
        ),
    },
    DELETE: {
      right,
      responses: 'RecordId',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope(messages.deleted, await removeWebhook(services, context, idOf(id))),
    },
  });
}

function sending(app: FastifyInstance, services: Services): void {
  formResource(app, `${api.adminWebhooks}/:id/test`, {
    POST: {
      right,
      responses: 'WebhookRow',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope(
          'Deneme gönderildi; sonucu Gönderimler’de görünür.',
          await testWebhook(services, context, idOf(id)),
        ),
    },
  });
  formResource(app, `${api.adminDeliveries}/:id/repeat`, {
    POST: {
      right,
      responses: 'WebhookRow',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope('Yeniden gönderilecek.', await repeatDelivery(services, context, idOf(id))),
    },
  });
}
