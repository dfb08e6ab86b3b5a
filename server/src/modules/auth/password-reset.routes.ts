import type { FastifyInstance } from 'fastify';
import { linkTokenSchema, passwordResetLinkSchema, passwordResetSchema } from '@vitrin/shared-contracts/auth';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import type { Services } from '../../services.ts';
import { canSend } from '../mail/mail-server.ts';
import {
  createResetLimits,
  mailPasswordReset,
  passwordResetOwner,
  resetForgottenPassword,
} from './password-reset.service.ts';
import { fieldsOf, stepRoutes } from './step-routes.ts';

/** Registers the requests of a forgotten password. All but the first must come from the site's own sign-in page. */
export async function passwordResetRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const limits = createResetLimits(services.db);
  const step = stepRoutes(app, services);

  app.get(api.passwordResetLink, { config: { responses: 'PasswordResetOffer' } }, async () =>
    dataEnvelope({ available: canSend(services.config) }),
  );
  step(api.passwordResetLink, { responses: null, body: passwordResetLinkSchema }, async (visitor, request) => {
    const { email } = await fieldsOf(request, passwordResetLinkSchema);
    return mailPasswordReset(services, limits, visitor, email);
  });
  step(api.passwordResetOwner, { responses: 'LinkOwner', body: linkTokenSchema }, async (_visitor, request) => {
    const { token } = await fieldsOf(request, linkTokenSchema);
    return dataEnvelope(await passwordResetOwner(services, token));
  });
  step(api.passwordReset, { responses: 'LinkOwner', body: passwordResetSchema }, async (visitor, request) =>
    resetForgottenPassword(services, visitor, await fieldsOf(request, passwordResetSchema)),
  );
}
