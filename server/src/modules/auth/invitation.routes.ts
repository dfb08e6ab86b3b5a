import type { FastifyInstance } from 'fastify';
import { linkTokenSchema, passwordResetSchema, type LinkOwner } from '@vitrin/shared-contracts/auth';
import { api } from '@vitrin/shared-contracts/paths';
import { signInAnswers } from '@vitrin/shared-contracts/server-answers';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import type { Services } from '../../services.ts';
import { acceptInvitation, invitationDetails } from '../users/accept-invitation.service.ts';
import { fieldsOf, stepRoutes } from './step-routes.ts';

/** Registers the requests of the invited person, who has no account yet. */
export async function invitationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const step = stepRoutes(app, services);

  step(api.invitationDetails, { responses: 'InvitationDetails', body: linkTokenSchema }, async (_visitor, request) => {
    const { token } = await fieldsOf(request, linkTokenSchema);
    return dataEnvelope(await invitationDetails(services, token));
  });
  step(api.invitation, { responses: 'LinkOwner', body: passwordResetSchema }, async (visitor, request) => {
    const email = await acceptInvitation(services, visitor.source, await fieldsOf(request, passwordResetSchema));
    visitor.markKnown(email);
    return messageEnvelope<LinkOwner>(signInAnswers.accountReady, { email });
  });
}
