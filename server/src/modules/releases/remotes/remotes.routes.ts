import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../../platform/http/envelope.ts';
import { jsonField } from '../../../platform/http/form-fields.ts';
import { formResource } from '../../../platform/http/form-resource.ts';
import type { Services } from '../../../services.ts';
import { handOver } from './hand-over.service.ts';
import { createRemote, removeRemote } from './remotes.service.ts';
import { retireRemote } from './retire.service.ts';
import { listRemotes } from './units.service.ts';
import { handOverSchema } from '@vitrin/shared-contracts/release-lifecycle';
import { remoteSchema, retireSchema } from '@vitrin/shared-contracts/release-management';
import { formData } from '../../../platform/http/request-body.ts';

/** Routes for the remotes of this site, including those that teams add. */
export function remoteRoutes(app: FastifyInstance, services: Services): void {
  app.get(api.adminRemotes, { config: { responses: 'RemoteRow[]', access: { right: 'releases.read' } } }, async () =>
    dataEnvelope(await listRemotes(services.db)),
  );

  const right = 'releases.publish';
  formResource(app, api.adminRemotes, {
    POST: {
      right,
      responses: 'RemoteRow',
      body: formData(remoteSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.created, await createRemote(services, context, jsonField(fields, 'form_data'))),
    },
  });
  formResource(app, `${api.adminRemotes}/:id/retire`, {
    POST: {
      right,
      responses: 'RemoteRow',
      body: formData(retireSchema),
      async handle({ fields, context, id }) {
        const remote = await retireRemote(services, context, id, jsonField(fields, 'form_data'));
        return messageEnvelope(`${remote.title} yayından kaldırıldı.`, remote);
      },
    },
  });
  formResource(app, `${api.adminRemotes}/:id/hand-over`, {
    POST: {
      right,
      responses: 'NewPublishKey',
      body: formData(handOverSchema),
      async handle({ fields, context, id }) {
        const created = await handOver(services, context, id, jsonField(fields, 'form_data'));
        return messageEnvelope('Birim devredildi.', created);
      },
    },
  });
  formResource(app, `${api.adminRemotes}/:id`, {
    DELETE: {
      right,
      responses: 'RemoteRow',
      body: null,
      handle: async ({ context, id }) => messageEnvelope(messages.deleted, await removeRemote(services, context, id)),
    },
  });
}
