import { removeOldReleases } from './files/remove-old-releases.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { countUnansweredAlarms } from './health/release-alarms.repository.ts';
import { releaseManagementRoutes } from './releases.routes.ts';

export const releasesModule: ServerModule = {
  name: 'releases',
  routes: [releaseManagementRoutes],
  retention: { sweep: removeOldReleases },
  attention: { 'release-trouble': countUnansweredAlarms },
};
