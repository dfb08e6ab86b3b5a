import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { newsletterSettingsSchema, subscriptionStateLabels } from '@vitrin/shared-contracts/newsletter';
import { api } from '@vitrin/shared-contracts/paths';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest, queryChoice } from '../../platform/http/paging.ts';
import { formData, pageFilters } from '../../platform/http/request-body.ts';
import type { Services } from '../../services.ts';
import { consentCsv } from './consent-csv.ts';
import { changeNewsletter, newsletterRecord } from './newsletter-settings.service.ts';
import { listSubscriptions } from './subscription-list.repository.ts';
import { endSubscription } from './subscriptions.service.ts';

const access = { right: 'newsletter.read' } as const;
const right = 'newsletter.write';
const FILE = 'bulten-izinleri.csv';

/** Registers settings and subscriptions for the panel. */
export async function newsletterRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  app.get(api.adminNewsletter, { config: { access, responses: 'NewsletterRecord' } }, async () =>
    dataEnvelope(await newsletterRecord(services)),
  );
  formResource(app, api.adminNewsletter, {
    PUT: {
      right,
      responses: 'NewsletterRecord',
      body: formData(newsletterSettingsSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await changeNewsletter(services, context, jsonField(fields, 'form_data'))),
    },
  });

  app.get(
    api.adminSubscriptions,
    { config: { access, responses: 'SubscriptionRow[]', filters: [...pageFilters, 'state'] } },
    async ({ query }) => {
      const state = queryChoice(query, 'state', subscriptionStateLabels);
      const page = { ...pageRequest(query, limits.panelPageSize), state };
      const { rows, total } = await listSubscriptions(db, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );
  formResource(app, `${api.adminSubscriptions}/:id`, {
    DELETE: {
      right,
      responses: 'RecordId',
      body: null,
      handle: async ({ id, context }) =>
        messageEnvelope('Abonelik sona erdirildi.', await endSubscription(services, context, idOf(id))),
    },
  });

  app.get(api.adminSubscriptionsExport, { config: { access }, exposeHeadRoute: false }, async (request, reply) => {
    const { user } = sessionOf(request);
    const event = { operation: 'export', result: 'done', actor: user, title: FILE, entity: 'newsletter' } as const;
    await recordEvent(db, request, event);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${FILE}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(consentCsv(db)));
  });
}
