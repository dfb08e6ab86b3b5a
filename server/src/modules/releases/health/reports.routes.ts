import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { vitalClasses, vitalNames } from '@vitrin/shared-contracts/release-management';
import { api } from '@vitrin/shared-contracts/paths';
import { browserPhases, type FaultReport, type HealthReport } from '@vitrin/shared-contracts/release-reports';
import { isRemoteName, type RemoteName } from '@vitrin/shared-contracts/releases';
import { isSectionName, maxSectionName } from '@vitrin/shared-contracts/section-declaration';
import { boolean, mixed, object, string, type Schema } from 'yup';
import { sessionBindingCookieOf } from '../../../platform/auth/session-binding-cookie.ts';
import { isPlaceKey, PLACE_KEY_LENGTH } from '../../../content/placed-sections.ts';
import { isOwnOriginForm } from '../../../platform/auth/form-origin.ts';
import { liveSessionOf } from '../../../platform/auth/sessions.ts';
import { clientKey, requireWithinLimit } from '../../../platform/auth/throttle.ts';
import { NotFound, StalePage } from '../../../platform/errors.ts';
import { jsonBody } from '../../../platform/http/json-body.ts';
import type { Services } from '../../../services.ts';
import type { ReleaseMonitor } from './release-monitor.ts';
import { readPreviews } from '../../../releases/serving/preview-cookie.ts';
import { recordFault, recordHealth, releaseChoiceOf, type Reporter } from './reports.service.ts';

const BODY_BYTES = 1_024;
/**
 * Reports that one address may send per minute: enough for some pages of some users, or for a release that fails for
 * all of them.
 */
const MAX_REPORTS_PER_MINUTE = { faults: 30, health: 120 };

const remoteSchema = mixed<RemoteName>(
  (value): value is RemoteName => typeof value === 'string' && isRemoteName(value),
);
const idSchema = string()
  .length(16)
  .matches(/^[0-9a-f]+$/);

const sectionSchema = string()
  .max(maxSectionName)
  .test((name) => name === undefined || isSectionName(name));

const placeSchema = string()
  .length(PLACE_KEY_LENGTH)
  .test((key) => key === undefined || isPlaceKey(key));

const faultSchema: Schema<FaultReport> = object({
  remote: remoteSchema.required(),
  id: idSchema.required(),
  phase: string().oneOf(browserPhases).required(),
  message: string().max(300).default(''),
  survived: boolean().default(false),
  section: sectionSchema,
  place: placeSchema,
});

const vitalSchema = string().oneOf(vitalClasses);
const healthSchema: Schema<HealthReport> = object({
  remote: remoteSchema.required(),
  id: idSchema.required(),
  shell: idSchema.required(),
  vitals: object(Object.fromEntries(vitalNames.map((name) => [name, vitalSchema])))
    .optional()
    .default(undefined),
  section: sectionSchema,
  place: placeSchema,
});

/**
 * Accepts reports from shells about the releases that they load. The endpoints are public, so bodies are small, rates
 * are limited, and only our own pages are accepted.
 */
export async function reportRoutes(app: FastifyInstance, monitor: ReleaseMonitor): Promise<void> {
  const { config } = monitor.services;
  const perAddress = {
    faults: new RateLimiterMemory({ points: MAX_REPORTS_PER_MINUTE.faults, duration: 60 }),
    health: new RateLimiterMemory({ points: MAX_REPORTS_PER_MINUTE.health, duration: 60 }),
  };
  const authorizeReport = async (request: FastifyRequest, limit: RateLimiterMemory) => {
    // Otherwise any site could make its visitors send reports against our releases.
    if (!isOwnOriginForm(request, config)) throw new StalePage();
    await requireWithinLimit(limit.consume(clientKey(request.ip)));
  };

  app.post(
    api.releaseFaults,
    { bodyLimit: BODY_BYTES, config: { body: faultSchema, json: true } },
    async (request, reply) => {
      await authorizeReport(request, perAddress.faults);
      const report = jsonBody(faultSchema, request);
      await recordFault(monitor, report, await reporterOf(monitor, request, report));
      return reply.code(204).send();
    },
  );

  app.post(
    api.releaseHealth,
    { bodyLimit: BODY_BYTES, config: { body: healthSchema, json: true } },
    async (request, reply) => {
      await authorizeReport(request, perAddress.health);
      const report = jsonBody(healthSchema, request);
      await recordHealth(monitor, report, await reporterOf(monitor, request, report));
      return reply.code(204).send();
    },
  );
}

/** Throws 404 for a release that this browser cannot have received. */
async function reporterOf(
  { services, registry }: ReleaseMonitor,
  request: FastifyRequest,
  { remote: unit, id }: Pick<FaultReport, 'remote' | 'id'>,
): Promise<Reporter> {
  const status = releaseChoiceOf(registry, readPreviews(request, services.config), { unit, id });
  if (status === null) throw new NotFound();
  return { status, key: await reporterKey(services, request) };
}

async function reporterKey(services: Services, request: FastifyRequest): Promise<string> {
  const session = await liveSessionOf(services, sessionBindingCookieOf(request, services.config));
  // Not keyed by session: five sign-ins by one user must count once.
  return session ? `person ${session.user.id}` : `address ${clientKey(request.ip)}`;
}
