import type { FastifyInstance, FastifyRequest } from 'fastify';
import { api } from 'shared-contracts/paths';
import { isUnit, type ReleaseFit, type ReleaseNeeds, type Unit } from 'shared-contracts/releases';
import { mixed, object, string } from 'yup';
import { answer } from '../../../platform/http/envelope.ts';
import { jsonBody } from '../../../platform/http/json-body.ts';
import { problems } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { incompatibilityWithLive } from '../compatibility.ts';
import { liveDescriptors } from '../commands/pointers.repository.ts';

const MOST_BYTES = 4_096;
const LONGEST = 60;

function areRanges(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((range) => typeof range === 'string' && range.length <= LONGEST);
}

const needsSchema = object({
  unit: mixed<Unit>((value): value is Unit => typeof value === 'string' && isUnit(value)).required(),
  contract: string().required().max(LONGEST),
  runtime: string().required().max(LONGEST),
  shared: mixed<Record<string, string>>(areRanges).required(),
});

function needsOf(request: FastifyRequest): ReleaseNeeds {
  try {
    return jsonBody(needsSchema, request);
  } catch {
    throw problems.malformed('Derlemenin tanımı okunamadı.');
  }
}

/** Asked by a team's machine before it shows its build in this site's pages; tells versions, which every page tells too. */
export async function fitRoutes(app: FastifyInstance, { db }: Services): Promise<void> {
  app.post(api.releaseFit, { bodyLimit: MOST_BYTES, config: { answers: 'ReleaseFit' } }, async (request) => {
    const needs = needsOf(request);
    const fit: ReleaseFit = { misfit: incompatibilityWithLive(needs, await liveDescriptors(db)) };
    return answer(fit);
  });
}
