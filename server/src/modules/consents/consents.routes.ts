import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { isScriptForm } from '../../platform/auth/form-origin.ts';
import { clientKey, requireWithinLimit } from '../../platform/auth/throttle.ts';
import { dayRange } from '../../platform/http/day-range.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { jsonBody } from '../../platform/http/json-body.ts';
import { pageMeta, pageRequest } from '../../platform/http/paging.ts';
import { NotFound, StalePage } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { findRevision, listConsents } from './consents.repository.ts';
import { consentChoiceSchema, recordConsent } from './consents.service.ts';
import { pageFilters, dayFilters } from '../../platform/http/request-body.ts';

const BODY_BYTES = 1_024;
/**
 * Limit per IP address and minute; many visitors of a mobile network share one. Counted in memory, so that no address
 * is stored.
 */
const CHOICE_LIMIT = { points: 60, duration: 60 };

/**
 * Registers the route that stores visitors' choices in the consent notice, and the list that serves the company as
 * proof.
 */
export async function consentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db, config } = services;
  const perAddress = new RateLimiterMemory(CHOICE_LIMIT);
  const authorize = async (request: FastifyRequest) => {
    if (!isScriptForm(request, config)) throw new StalePage();
    await requireWithinLimit(perAddress.consume(clientKey(request.ip)));
  };

  app.post(
    api.consents,
    { bodyLimit: BODY_BYTES, onRequest: authorize, config: { body: consentChoiceSchema, json: true } },
    async (request, reply) => {
      await recordConsent(services, jsonBody(consentChoiceSchema, request));
      return reply.code(204).send();
    },
  );

  const access = { right: 'privacy.read' } as const;
  app.get(
    api.adminConsents,
    { config: { responses: 'ConsentRow[]', access, filters: [...pageFilters, ...dayFilters] } },
    async ({ query }) => {
      const page = { ...pageRequest(query, limits.panelPageSize), ...dayRange(query) };
      const search = page.search.trim().toLowerCase();
      // A UUID contains only these characters; others can be wildcards in `like`.
      if (!/^[\da-f-]*$/.test(search)) return dataEnvelope([], pageMeta(page, 0));
      const { rows, total } = await listConsents(db, { ...page, search });
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get<{ Params: { revision: string } }>(
    api.adminConsentRevision(':revision'),
    { config: { responses: 'ConsentRevision', access } },
    async ({ params }) => {
      const found = await findRevision(db, params.revision);
      if (!found) throw new NotFound();
      return dataEnvelope(found);
    },
  );
}
