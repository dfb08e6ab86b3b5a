import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import type { Services } from '../../services.ts';
import { readStatistics } from './statistics.service.ts';

export async function statisticsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    api.statistics,
    { config: { responses: 'Statistics', access: { right: 'dashboard.read' } } },
    async (request) => dataEnvelope(await readStatistics(services, sessionOf(request).rights)),
  );
}
