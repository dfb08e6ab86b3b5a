import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import { validate } from '@vitrin/shared-contracts/validation';
import type { PageVisit } from '@vitrin/shared-contracts/visits';
import { object, string, type Schema } from 'yup';
import { isOwnOriginForm } from '../../platform/auth/form-origin.ts';
import { clientKey } from '../../platform/auth/throttle.ts';
import { listActiveLanguages } from '../../content/active-languages.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { queryText } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { normalizedPath, isStaff } from './visiting-request.ts';
import { isPublicPage } from './visits.repository.ts';
import { readVisits } from './visits.service.ts';

const DAYS = { usual: 90, most: 366 };
const BODY_BYTES = 1_024;
/** Page views that one network address may report per minute. */
const MAX_REPORTS_PER_MINUTE = 60;

const pageVisitSchema: Schema<PageVisit> = object({
  path: string()
    .required()
    .max(limits.anyText)
    .matches(/^\/[^?#]*$/),
  lang: string().max(limits.code).default(''),
});

export async function visitsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    api.visits,
    { config: { responses: 'Visits', access: { right: 'visits.read' }, filters: ['days'] } },
    async (request) => {
      const days = daysOf(request.query);
      // The counts are flushed first, so that the statistics are up to date.
      await services.visits.flush(services.db);
      return dataEnvelope(await readVisits(services.db, days));
    },
  );
  await app.register(pageVisits, services);
}

function daysOf(query: unknown): number {
  const text = queryText(query, 'days') ?? String(DAYS.usual);
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > DAYS.most) throw problems.malformed('Gün sayısı 1 ile 366 arasında olmalıdır.');
  return days;
}

/** Always responds with 204: the reporting page does not use the response, and other clients learn nothing from it. */
async function pageVisits(app: FastifyInstance, services: Services): Promise<void> {
  const perAddress = new RateLimiterMemory({ points: MAX_REPORTS_PER_MINUTE, duration: 60 });
  app.setErrorHandler((_error, _request, reply) => reply.code(204).send());
  app.post(
    api.pageVisits,
    { bodyLimit: BODY_BYTES, config: { body: pageVisitSchema, json: true } },
    async (request, reply) => {
      const isHeard = isOwnOriginForm(request, services.config) && !isStaff(request.headers);
      if (isHeard && (await perAddress.consume(clientKey(request.ip)).catch(() => null)))
        await countPage(services, request);
      return reply.code(204).send();
    },
  );
}

async function countPage(services: Services, { body, headers }: FastifyRequest): Promise<void> {
  const { value } = validate(pageVisitSchema, body);
  const path = value ? normalizedPath(value.path) : null;
  if (!value || path === null || path === publicPaths.notFound) return;
  const active = await listActiveLanguages(services.db);
  const language = active.find(({ abbr }) => abbr === value.lang)?.abbr ?? defaultLanguage.abbr;
  const kind = (await isPublicPage(services, path)) ? 'page' : 'missing';
  services.visits.record({ kind, path, language, referrer: null, agent: headers['user-agent'] ?? '' });
}
