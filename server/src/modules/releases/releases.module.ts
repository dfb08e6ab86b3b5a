import { removeOldReleases } from './remove-old.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { countUnansweredAlarms } from './release-alarms.repository.ts';
import { releaseManagementRoutes } from './releases.routes.ts';

export const releasesModule: ServerModule = {
  name: 'releases',
  routes: [releaseManagementRoutes],
  retention: { sweep: removeOldReleases },
  attention: { 'release-trouble': countUnansweredAlarms },
};
