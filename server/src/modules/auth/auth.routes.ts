import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { credentialSchema } from '@vitrin/shared-contracts/account';
import {
  browserLinkSchema,
  changePasswordSchema,
  knownBrowserSchema,
  loginSchema,
  secondFactorSchema,
  challengeTokenSchema,
} from '@vitrin/shared-contracts/auth';
import { api } from '@vitrin/shared-contracts/paths';
import { clientKey, requireWithinLimit } from '../../platform/auth/throttle.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { jsonField, readForm } from '../../platform/http/form-fields.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { signIn } from './auth.service.ts';
import { createLinkLimits, markBrowserKnown, mailBrowserLink } from './browser-link.service.ts';
import { createLoginFlow } from './login-flow.ts';
import { changeForcedPassword } from './forced-change.service.ts';
import { passkeyOptions, signInByPasskey } from './passkey-sign-in.service.ts';
import { startTotpSetup, verifySecondStep } from './second-step.service.ts';
import { CREDENTIAL_BYTES, fieldsOf, stepRoutes } from './step-routes.ts';
import type { RequestBody } from '../../platform/http/request-body.ts';

/** A page requests one when it opens and one for each attempt. */
const CHALLENGES_PER_MINUTE = 30;

/** Registers the sign-in steps. Every request must come from the site's own sign-in page. */
export async function authRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const flow = createLoginFlow(services);
  const challenges = new RateLimiterMemory({ points: CHALLENGES_PER_MINUTE, duration: 60 });
  const step = stepRoutes(app, services);
  const signsIn = (body: RequestBody) => ({ responses: { body: 'SignInResponse' }, body }) as const;

  step(api.login, signsIn(loginSchema), async (visitor, request) =>
    signIn(flow, visitor, await fieldsOf(request, loginSchema)),
  );
  step(api.secondFactor, signsIn(secondFactorSchema), async (visitor, request) =>
    verifySecondStep(flow, visitor, await fieldsOf(request, secondFactorSchema)),
  );
  step(api.secondFactorSetUp, { responses: 'TotpSetUp', body: challengeTokenSchema }, async (visitor, request) => {
    const { ticket } = await fieldsOf(request, challengeTokenSchema);
    return dataEnvelope(await startTotpSetup(flow, visitor, ticket));
  });
  step(api.changePassword, signsIn(changePasswordSchema), async (visitor, request) =>
    changeForcedPassword(flow, visitor, await fieldsOf(request, changePasswordSchema)),
  );
  const linkLimits = createLinkLimits(db);
  step(api.browserLink, { responses: null, body: browserLinkSchema }, async (visitor, request) => {
    const { email } = await fieldsOf(request, browserLinkSchema);
    return mailBrowserLink(services, linkLimits, visitor, email);
  });
  step(api.knownBrowser, { responses: 'KnownBrowser', body: knownBrowserSchema }, async (visitor, request) => {
    const { token } = await fieldsOf(request, knownBrowserSchema);
    return markBrowserKnown(services, visitor, token);
  });
  step(api.passkeyOptions, { responses: 'AnyPasskeyOptions', body: null }, async (visitor) => {
    await requireWithinLimit(challenges.consume(clientKey(visitor.source.ip)));
    return dataEnvelope({ options: await passkeyOptions(flow, visitor) });
  });
  step(api.passkey, signsIn(credentialSchema), async (visitor, request) => {
    const fields = await readForm(request, { bytes: CREDENTIAL_BYTES });
    const { response } = validated(credentialSchema, { response: jsonField(fields, 'response') });
    return signInByPasskey(flow, visitor, response);
  });
}
