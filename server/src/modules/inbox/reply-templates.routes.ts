import type { FastifyInstance } from 'fastify';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type FormCall } from '../../platform/http/form-resource.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { listTemplates } from './reply-templates.repository.ts';
import { changeTemplate, createTemplate, readTemplate, removeTemplate } from './reply-templates.service.ts';
import { templateInputSchema } from '@vitrin/shared-contracts/replies';
import { formData, searchFilter } from '../../platform/http/request-body.ts';

/** Registers the routes for the reply templates of one inbox. */
export function replyTemplateRoutes(app: FastifyInstance, services: Services, kind: MailboxKind): void {
  const right = `messages.${kind}` as const;
  const url = api.adminTemplates(kind);
  const callOf = ({ context }: FormCall) => ({ services, context, kind });

  app.get(
    url,
    { config: { responses: 'ReplyTemplate[]', access: { right }, filters: searchFilter } },
    async ({ query }) => {
      const templates = await listTemplates(services.db, kind);
      return dataEnvelope(searchInMemory(templates, query, ({ name, subject }) => [name, subject]));
    },
  );
  app.get<{ Params: { id: string } }>(
    `${url}/:id`,
    { config: { responses: 'ReplyTemplate', access: { right } } },
    async ({ params }) => dataEnvelope(await readTemplate(services.db, kind, idOf(params.id))),
  );
  formResource(app, url, {
    POST: {
      right,
      responses: 'ReplyTemplate',
      body: formData(templateInputSchema),
      handle: async (call) =>
        messageEnvelope(messages.created, await createTemplate(callOf(call), jsonField(call.fields, 'form_data'))),
    },
  });
  formResource(app, `${url}/:id`, {
    PUT: {
      right,
      responses: 'ReplyTemplate',
      body: formData(templateInputSchema),
      handle: async (call) =>
        messageEnvelope(
          messages.updated,
          await changeTemplate(callOf(call), idOf(call.id), jsonField(call.fields, 'form_data')),
        ),
    },
    DELETE: {
      right,
      responses: 'RecordId',
      body: null,
      handle: async (call) => messageEnvelope(messages.deleted, await removeTemplate(callOf(call), idOf(call.id))),
    },
  });
}
