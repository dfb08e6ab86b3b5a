import type { ServerModule } from '../../server-module.ts';
import { completeMediaJob } from './complete-media.ts';
import { countWithoutAlt } from './media-list.repository.ts';
import { mediaRoutes } from './media.routes.ts';
import { moveOrphanPicturesToRemoved } from './orphan-pictures.service.ts';
import { destroyRemoved } from './removed-files.ts';

const HOUR_MS = 3_600_000;

export const mediaModule: ServerModule = {
  name: 'media',
  routes: [mediaRoutes],
  jobs: [completeMediaJob],
  retention: {
    purge: ({ files }) => destroyRemoved(files),
    sweep: (services) => moveOrphanPicturesToRemoved(services, HOUR_MS),
  },
  content: { texts: [{ kind: 'pictures', table: 'media_translations' }] },
  attention: { 'media-alts': countWithoutAlt },
};
