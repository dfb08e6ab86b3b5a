import type { ServerModule } from '../../server-module.ts';
import { downloadRoutes } from './downloads.routes.ts';
import { moveOrphanDownloadsToRemoved } from './orphan-downloads.service.ts';

export const downloadsModule: ServerModule = {
  name: 'downloads',
  routes: [downloadRoutes],
  retention: { sweep: moveOrphanDownloadsToRemoved },
};
