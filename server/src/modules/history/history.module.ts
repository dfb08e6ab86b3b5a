import { limits } from '@vitrin/shared-contracts/limits';
import { pruneVersions } from '../../content/history/prune-versions.repository.ts';
import type { ServerModule } from '../../server-module.ts';
import { historyRoutes } from './history.routes.ts';

export const historyModule: ServerModule = {
  name: 'history',
  routes: [historyRoutes],
  retention: {
    sweep: async ({ db }) => pruneVersions(db, limits.versionsKept, new Date()),
  },
};
