import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import type { Services } from '../../services.ts';
import { listAnsweredOpenings } from './answered-openings.repository.ts';

/** Registers the read of the job openings by which applications can be filtered. */
export function answeredOpeningRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get(
    api.adminAnsweredOpenings,
    { config: { access: { right: 'messages.human-resources' }, responses: 'AnsweredOpening[]' } },
    async () => dataEnvelope(await listAnsweredOpenings(db)),
  );
}
