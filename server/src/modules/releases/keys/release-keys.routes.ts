import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { messages } from '@vitrin/shared-contracts/messages';
import { createPasswordConfirmation } from '../../../platform/auth/confirm-password.ts';
import { dataEnvelope, messageEnvelope } from '../../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../../platform/http/form-fields.ts';
import { formResource } from '../../../platform/http/form-resource.ts';
import { pageMeta, pageRequest } from '../../../platform/http/paging.ts';
import type { Services } from '../../../services.ts';
import { listKeys } from './release-keys.repository.ts';
import { changeQuota, createKey, revokePublishKey } from './release-keys.service.ts';
import { requireMayCreateKey } from './shell-key.ts';
import { publishKeySchema, publishQuotaSchema } from '@vitrin/shared-contracts/release-management';
import { formData } from '../../../platform/http/request-body.ts';

/** Routes for publishing credentials, each of one unit. */
export function releaseKeyRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    api.adminReleaseKeys,
    { config: { responses: 'PublishKeyRow[]', access: { right: 'releases.read' }, filters: ['page'] } },
    async ({ query }) => {
      const page = pageRequest(query, limits.panelPageSize);
      const { rows, total } = await listKeys(services.db, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  const right = 'releases.publish';
  const confirm = createPasswordConfirmation(services.db);
  formResource(app, api.adminReleaseKeys, {
    POST: {
      right,
      responses: 'NewPublishKey',
      body: formData(publishKeySchema),
      async handle({ fields, context, session }) {
        const input = jsonField(fields, 'form_data');
        await requireMayCreateKey(confirm, { session, context }, input);
        return messageEnvelope(messages.created, await createKey(services, context, input));
      },
    },
  });
  formResource(app, `${api.adminReleaseKeys}/:id/quota`, {
    POST: {
      right,
      responses: 'PublishKeyRow',
      body: formData(publishQuotaSchema),
      async handle({ fields, context, id }) {
        const key = await changeQuota(services, context, idOf(id), jsonField(fields, 'form_data'));
        return messageEnvelope('Sınırlar değiştirildi.', key);
      },
    },
  });
  formResource(app, `${api.adminReleaseKeys}/:id`, {
    DELETE: {
      right,
      responses: 'PublishKeyRow',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope('Anahtar iptal edildi.', await revokePublishKey(services, context, idOf(id))),
    },
  });
}
