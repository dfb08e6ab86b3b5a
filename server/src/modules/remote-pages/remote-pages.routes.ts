import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import type { Services } from '../../services.ts';
import { listLivePages, refreshRemotePages } from './remote-pages.service.ts';

export function remotePageRoutes(app: FastifyInstance, services: Services): void {
  // A promoted release shows its pages at once where it was promoted; the job covers everything else.
  services.releases.follow(() => refreshRemotePages(services));
  app.get(
    api.adminRemotePages,
    { config: { responses: 'RemotePageRow[]', access: { right: 'menus.read' } } },
    async () => dataEnvelope(await listLivePages(services.db)),
  );
}
