import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { pipelineTokenSchema } from '@vitrin/shared-contracts/release-pipelines';
import { clientKey, createLimiter, requireWithinLimit } from '../../../platform/auth/throttle.ts';
import { dataEnvelope } from '../../../platform/http/envelope.ts';
import { jsonBody } from '../../../platform/http/json-body.ts';
import type { Services } from '../../../services.ts';
import { exchangeIdToken } from './exchange.service.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import { fetchIssuerKeys } from './issuers.ts';

const MAX_BYTES = 16_384;
const ATTEMPTS_PER_MINUTE = 20;

/** Route for jobs of pipelines: an ID token for a publishing credential. */
export async function exchangeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db, config, log } = services;
  const limiter = createLimiter(db, { keyPrefix: 'id-token', points: ATTEMPTS_PER_MINUTE, duration: 60 });
  const keysOf = createIssuerKeys({
    fetchKeys: (issuer) => fetchIssuerKeys(issuer, config),
    onFailure: (issuer, error) => log.warn({ err: error, issuer }, 'keys of an issuer not fetched'),
  });
  const onRequest = async ({ ip }: { ip: string }) => requireWithinLimit(limiter.consume(clientKey(ip)));
  app.post(
    api.pipelineToken,
    {
      onRequest,
      bodyLimit: MAX_BYTES,
      config: { responses: 'PipelineCredential', body: pipelineTokenSchema, json: true },
    },
    async (request) => dataEnvelope(await exchangeIdToken(services, keysOf, jsonBody(pipelineTokenSchema, request))),
  );
}
