import { removeOldReleases } from './old-releases/remove-old-releases.service.ts';
import { writeBrotli } from '../../releases/files/write-brotli.job.ts';
import type { ServerModule } from '../../server-module.ts';
import { countUnansweredAlarms } from './health/release-alarms.repository.ts';
import { pipelinesOfUser, publishKeysOfUser } from './keys/credentials-of-user.repository.ts';
import { releaseLinksOfUser } from './links/links-of-user.repository.ts';
import { countSwitchedOffPlaces } from './sections/switched-off-places.service.ts';
import { releaseManagementRoutes } from './releases.routes.ts';

export const releasesModule: ServerModule = {
  name: 'releases',
  routes: [releaseManagementRoutes],
  jobs: [writeBrotli],
  retention: { sweep: removeOldReleases },
  belongings: [publishKeysOfUser, pipelinesOfUser, releaseLinksOfUser],
  attention: { 'release-trouble': countUnansweredAlarms, 'switched-off-places': countSwitchedOffPlaces },
};
