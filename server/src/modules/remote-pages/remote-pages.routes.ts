import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import type { Services } from '../../services.ts';
import { listLivePages } from './remote-pages.service.ts';

export function remotePageRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    api.adminRemotePages,
    { config: { responses: 'RemotePageRow[]', access: { right: 'menus.read' } } },
    async () => dataEnvelope(await listLivePages(services.db)),
  );
}
