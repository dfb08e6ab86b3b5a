import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { firstRunColoursSchema, siteSetUpSchema, setupCodeSchema } from '@vitrin/shared-contracts/first-run';
import { api } from '@vitrin/shared-contracts/paths';
import { clientKey, requireWithinLimit } from '../../platform/auth/throttle.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import type { Services } from '../../services.ts';
import { previewColours } from '../branding/branding.service.ts';
import { requireSetupAccess, requireUnclaimedAccount, setUpSite } from './first-run.service.ts';
import { createLoginFlow } from './login-flow.ts';
import { fieldsOf, stepRoutes } from './step-routes.ts';

/** Far more than someone who tries colours causes. */
const PREVIEWS_PER_MINUTE = 120;

/** Registers the requests of the first run, which answer 409 once the site is set up. */
export async function firstRunRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const flow = createLoginFlow(services);
  const previews = new RateLimiterMemory({ points: PREVIEWS_PER_MINUTE, duration: 60 });
  const step = stepRoutes(app, services);

  step(api.firstRunCode, { responses: null, body: setupCodeSchema }, async (client, request) => {
    const { code } = await fieldsOf(request, setupCodeSchema);
    await requireSetupAccess(flow, client, code);
    return messageEnvelope('Kurulum kodu doğru.');
  });
  step(api.firstRunColours, { responses: 'BrandingPreview', body: firstRunColoursSchema }, async (client, request) => {
    await requireWithinLimit(previews.consume(clientKey(client.source.ip)));
    await requireUnclaimedAccount(db);
    const { mainColor, secondColor } = await fieldsOf(request, firstRunColoursSchema);
    return dataEnvelope(previewColours(mainColor, secondColor));
  });
  step(api.firstRun, { responses: { body: 'SignInResponse' }, body: siteSetUpSchema }, async (client, request) => {
    const input = await fieldsOf(request, siteSetUpSchema);
    return setUpSite(flow, client, await requireSetupAccess(flow, client, input.code), input);
  });
}
