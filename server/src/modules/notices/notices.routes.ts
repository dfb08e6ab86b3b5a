import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { deleteNotice, noticesOf } from './notices.service.ts';

const right = 'account.use';

/** Routes of what happened to the work of the signed-in user. */
export function noticeRoutes(app: FastifyInstance, services: Services): void {
  app.get(api.adminNotices, { config: { access: { right }, responses: 'UserNotice[]' } }, async (request) =>
    dataEnvelope(await noticesOf(services, sessionOf(request).user.id)),
  );

  formResource(app, `${api.adminNotices}/:id`, {
    DELETE: {
      right,
      responses: null,
      body: null,
      async handle({ session, id }) {
        await deleteNotice(services.db, session.user.id, idOf(id));
        return messageEnvelope('Bildirim kaldırıldı.');
      },
    },
  });
}
