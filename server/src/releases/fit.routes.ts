import type { FastifyInstance } from 'fastify';
import { api } from 'shared-contracts/paths';
import { isUnit, type ReleaseFit, type ReleaseNeeds } from 'shared-contracts/releases';
import { object, string } from 'yup';
import { answer } from '../http/envelope.ts';
import { problems } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { misfitBeside } from './compatibility.ts';
import { liveDescriptors } from './pointers.repository.ts';

const MOST_BYTES = 4_096;
const LONGEST = 60;

const needsSchema = object({
  unit: string()
    .required()
    .test('unit', 'unit', (value) => isUnit(value)),
  contract: string().required().max(LONGEST),
  runtime: string().required().max(LONGEST),
  shared: object()
    .required()
    .test('ranges', 'ranges', (value: object) => Object.values(value).every((range) => typeof range === 'string')),
});

/** Asked by a team's machine before it shows its build in this site's pages; tells versions, which every page tells too. */
export async function fitRoutes(app: FastifyInstance, { db }: Services): Promise<void> {
  app.post(api.releaseFit, { bodyLimit: MOST_BYTES }, async ({ body }) => {
    if (!needsSchema.isValidSync(body, { strict: true })) throw problems.malformed('Yapının tanımı okunamadı.');
    const fit: ReleaseFit = { misfit: misfitBeside(body as ReleaseNeeds, await liveDescriptors(db)) };
    return answer(fit);
  });
}
