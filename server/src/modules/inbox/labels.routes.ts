import type { FastifyInstance } from 'fastify';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type FormCall } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { listLabels } from './labels.repository.ts';
import { changeLabel, createLabel, removeLabel } from './labels.service.ts';
import { labelInputSchema } from '@vitrin/shared-contracts/message-workflow';
import { formData } from '../../platform/http/request-body.ts';

/** Registers the routes for the message labels of one inbox. */
export function labelRoutes(app: FastifyInstance, services: Services, kind: MailboxKind): void {
  const right = `messages.${kind}` as const;
  const url = `${api.adminMailbox(kind)}/labels`;
  const callOf = ({ context }: FormCall) => ({ services, context, kind });

  app.get(url, { config: { responses: 'MessageLabel[]', access: { right } } }, async () =>
    dataEnvelope(await listLabels(services.db, kind)),
  );

  formResource(app, url, {
    POST: {
      right,
      responses: 'MessageLabel',
      body: formData(labelInputSchema),
      handle: async (call) =>
        messageEnvelope(messages.created, await createLabel(callOf(call), jsonField(call.fields, 'form_data'))),
    },
  });
  formResource(app, `${url}/:id`, {
    PUT: {
      right,
      responses: 'MessageLabel',
      body: formData(labelInputSchema),
      handle: async (call) =>
        messageEnvelope(
          messages.updated,
          await changeLabel(callOf(call), idOf(call.id), jsonField(call.fields, 'form_data')),
        ),
    },
    DELETE: {
      right,
      responses: 'RecordId',
      body: null,
      handle: async (call) => messageEnvelope(messages.deleted, await removeLabel(callOf(call), idOf(call.id))),
    },
  });
}
