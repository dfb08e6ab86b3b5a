import type { FastifyInstance, FastifyRequest } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import {
  isUnit,
  type ReleaseCompatibility,
  type ReleaseRequirements,
  type Unit,
} from '@vitrin/shared-contracts/releases';
import { mixed, object, string } from 'yup';
import { dataEnvelope } from '../../../platform/http/envelope.ts';
import { jsonBody } from '../../../platform/http/json-body.ts';
import { problems } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { incompatibilityWithLive } from '../../../releases/stored/compatibility.ts';
import { liveDescriptors } from '../../../releases/stored/pointers.repository.ts';

const MAX_BYTES = 4_096;
const MAX_RANGE_LENGTH = 60;

function areRanges(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((range) => typeof range === 'string' && range.length <= MAX_RANGE_LENGTH);
}

const needsSchema = object({
  unit: mixed<Unit>((value): value is Unit => typeof value === 'string' && isUnit(value)).required(),
  contract: string().required().max(MAX_RANGE_LENGTH),
  boot: string().max(MAX_RANGE_LENGTH),
  runtime: string().required().max(MAX_RANGE_LENGTH),
  shared: mixed<Record<string, string>>(areRanges).required(),
});

function needsOf(request: FastifyRequest): ReleaseRequirements {
  try {
    return jsonBody(needsSchema, request);
  } catch {
    throw problems.malformed('Derlemenin tanımı okunamadı.');
  }
}

/**
 * Checks a build for compatibility with the live releases. A team's machine calls it before it shows its build in this
 * site's pages. It reveals only versions, which every page reveals too.
 */
export async function compatibilityRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): Promise<void> {
  app.post(
    api.releaseCompatibility,
    { bodyLimit: MAX_BYTES, config: { responses: 'ReleaseCompatibility', body: needsSchema, json: true } },
    async (request) => {
      const needs = needsOf(request);
      const compatibility: ReleaseCompatibility = { misfit: incompatibilityWithLive(needs, await liveDescriptors(db)) };
      return dataEnvelope(compatibility);
    },
  );
}
