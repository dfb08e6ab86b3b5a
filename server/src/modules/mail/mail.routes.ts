import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { mailStateLabels, type MailState } from '@vitrin/shared-contracts/replies';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest, queryText } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { changeMailSettings, mailRecord, retryFailedMail, sendTestMail } from './mail.service.ts';
import { listOutbox, type OutboxPage } from './outbox-list.repository.ts';
import { mailSettingsSchema, testMailSchema } from '@vitrin/shared-contracts/mail';
import { formData, pageFilters } from '../../platform/http/request-body.ts';

/** Registers the routes for mail settings, test mail and outbox. */
export async function mailRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const config = { access: { right: 'mail.read' } } as const;
  app.get(api.adminMail, { config: { ...config, responses: 'MailSettingsRecord' } }, async () =>
    dataEnvelope(await mailRecord(services)),
  );
  app.get(
    api.adminOutbox,
    { config: { ...config, responses: 'OutboxRow[]', filters: [...pageFilters, 'state'] } },
    async ({ query }) => {
      const page = outboxPage(query);
      const { rows, total } = await listOutbox(services.db, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );
  writes(app, services);
}

function outboxPage(query: unknown): OutboxPage {
  const state = queryText(query, 'state') ?? '';
  if (state !== '' && !isState(state)) throw problems.malformed('Böyle bir durum yok.');
  return { ...pageRequest(query, limits.panelPageSize), state: state === '' ? null : state };
}

function isState(state: string): state is MailState {
  return Object.hasOwn(mailStateLabels, state);
}

function writes(app: FastifyInstance, services: Services): void {
  const right = 'mail.write';
  formResource(app, api.adminMail, {
    PUT: {
      right,
      responses: 'MailSettingsRecord',
      body: formData(mailSettingsSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await changeMailSettings(services, context, jsonField(fields, 'form_data'))),
    },
  });
  formResource(app, api.adminMailTest, {
    POST: {
      right,
      responses: null,
      body: testMailSchema,
      async handle({ fields, context }) {
        await sendTestMail(services, context, Object.fromEntries(fields));
        return messageEnvelope('Deneme e-postası gönderildi.');
      },
    },
  });
  formResource(app, `${api.adminOutbox}/:id/retry`, {
    PUT: {
      right,
      responses: 'RecordId',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope('Yeniden denenecek.', await retryFailedMail(services, context, idOf(id))),
    },
  });
}
