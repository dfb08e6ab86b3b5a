import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { dataRequestRoutes } from './data-requests.routes.ts';
import { destructionRunRoutes } from './destruction.routes.ts';
import { destructionRoutes } from './destructions.routes.ts';
import { personRoutes } from './person.routes.ts';
import { retentionRoutes } from './retention.routes.ts';

/** Registers the routes for KVKK: data subject requests, personal data, retention periods and destructions. */
export async function privacyRoutes(app: FastifyInstance, services: Services): Promise<void> {
  dataRequestRoutes(app, services);
  personRoutes(app, services);
  retentionRoutes(app, services);
  destructionRoutes(app, services);
  destructionRunRoutes(app, services);
}
