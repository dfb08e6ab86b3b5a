import type { FastifyInstance } from 'fastify';
import { invitationSchema } from '@vitrin/shared-contracts/invitations';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type FormCall } from '../../platform/http/form-resource.ts';
import { formData } from '../../platform/http/request-body.ts';
import type { Services } from '../../services.ts';
import { listInvitations } from './invitations.repository.ts';
import { invitationInput, invite, resendInvitation, revokeInvitation } from './invitations.service.ts';
import { manageableRoles, managerOf } from './managed-user.ts';
import type { UserWrite } from './users.service.ts';

export async function invitationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const right = 'users.write';
  const callOf = ({ context, session }: FormCall): UserWrite => ({ services, context, manager: managerOf(session) });

  app.get(
    api.adminInvitations,
    { config: { access: { right: 'users.read' }, responses: 'InvitationRecord[]' } },
    async (request) =>
      dataEnvelope(
        await listInvitations(services.db, await manageableRoles(services.db, managerOf(sessionOf(request)))),
      ),
  );
  formResource(app, api.adminInvitations, {
    POST: {
      right,
      responses: 'SentInvitation',
      body: formData(invitationSchema),
      handle: async (form) => {
        const sent = await invite(callOf(form), invitationInput(jsonField(form.fields, 'form_data')));
        return messageEnvelope(sent.mailed ? 'Davet gönderildi.' : 'Davet oluşturuldu.', sent);
      },
    },
  });
  formResource(app, `${api.adminInvitations}/:id`, {
    DELETE: {
      right,
      responses: null,
      body: null,
      handle: async (form) => {
        await revokeInvitation(callOf(form), idOf(form.id));
        return messageEnvelope(messages.deleted);
      },
    },
  });
  formResource(app, `${api.adminInvitations}/:id/resend`, {
    PUT: {
      right,
      responses: 'SentInvitation',
      body: null,
      handle: async (form) => {
        const sent = await resendInvitation(callOf(form), idOf(form.id));
        return messageEnvelope(sent.mailed ? 'Davet yeniden gönderildi.' : 'Yeni bağlantı oluşturuldu.', sent);
      },
    },
  });
}
