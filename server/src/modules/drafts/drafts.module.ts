import type { ServerModule } from '../../server-module.ts';
import { draftRoutes } from './drafts.routes.ts';
import { deleteOldDrafts } from './drafts.service.ts';

export const draftsModule: ServerModule = {
  name: 'drafts',
  routes: [draftRoutes],
  retention: { expire: deleteOldDrafts },
};
