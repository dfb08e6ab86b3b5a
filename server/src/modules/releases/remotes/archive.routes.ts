import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { restoreRemoteSchema } from '@vitrin/shared-contracts/release-lifecycle';
import { dataEnvelope, messageEnvelope } from '../../../platform/http/envelope.ts';
import { jsonField } from '../../../platform/http/form-fields.ts';
import { formResource } from '../../../platform/http/form-resource.ts';
import { formData } from '../../../platform/http/request-body.ts';
import type { Services } from '../../../services.ts';
import { deleteArchivedRemote, listArchived, restoreRemote } from './archive.service.ts';

/** Routes for retired remotes. */
export function archiveRoutes(app: FastifyInstance, services: Services): void {
  const config = { responses: 'ArchivedRemote[]', access: { right: 'releases.read' } } as const;
  app.get(api.adminArchivedRemotes, { config }, async () => dataEnvelope(await listArchived(services.db)));

  const right = 'releases.publish';
  formResource(app, `${api.adminArchivedRemotes}/:id/restore`, {
    POST: {
      right,
      responses: 'RemoteRow',
      body: formData(restoreRemoteSchema),
      async handle({ fields, context, id }) {
        const remote = await restoreRemote(services, context, id, jsonField(fields, 'form_data'));
        return messageEnvelope(`${remote.title} geri getirildi.`, remote);
      },
    },
  });
  formResource(app, `${api.adminArchivedRemotes}/:id`, {
    DELETE: {
      right,
      responses: 'ArchivedRemote',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope(messages.deleted, await deleteArchivedRemote(services, context, id)),
    },
  });
}
