import type { FastifyInstance } from 'fastify';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { contextOf, formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { recordAccess } from './access-log.service.ts';
import { repliesTo, retryReply, sendReply } from './replies.service.ts';
import { replyInputSchema } from '@vitrin/shared-contracts/replies';
import { formData } from '../../platform/http/request-body.ts';

type WithId = { Params: { id: string } };

/** Registers the routes for e-mail replies of one inbox. */
export function replyRoutes(app: FastifyInstance, services: Services, kind: MailboxKind): void {
  const right = `messages.${kind}` as const;
  const url = `${api.adminMailbox(kind)}/:id/replies`;

  app.get<WithId>(url, { config: { responses: 'RepliesRecord', access: { right } } }, async (request) => {
    const id = idOf(request.params.id);
    const { reference, ...record } = await repliesTo(services, kind, id);
    await recordAccess(services.db, contextOf(request), { kind, id, reference, what: 'replies' });
    return dataEnvelope(record);
  });
  formResource(app, url, {
    POST: {
      right,
      responses: 'ReplyRecord[]',
      body: formData(replyInputSchema),
      handle: async ({ fields, context, id }) =>
        messageEnvelope(
          'Yanıtınız gönderilmek üzere sıraya alındı.',
          await sendReply({ services, context, kind, id: idOf(id) }, jsonField(fields, 'form_data')),
        ),
    },
  });
  formResource(app, `${api.adminMailbox(kind)}/replies/:id/retry`, {
    PUT: {
      right,
      responses: 'ReplyRecord[]',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope('Yeniden denenecek.', await retryReply({ services, context, kind }, idOf(id))),
    },
  });
}
