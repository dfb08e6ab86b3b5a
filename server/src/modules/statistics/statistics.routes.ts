import type { FastifyInstance } from 'fastify';
import { api } from 'shared-contracts/paths';
import { sessionOf } from '../../platform/auth/guard.ts';
import { answer } from '../../platform/http/envelope.ts';
import type { Services } from '../../services.ts';
import { readStatistics } from './statistics.service.ts';

export async function statisticsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(api.statistics, { config: { answers: 'Statistics', access: { right: 'dashboard.read' } } }, async (request) =>
    answer(await readStatistics(services, sessionOf(request).rights)),
  );
}
