import type { ServerModule } from '../../server-module.ts';
import { remotePageRoutes } from './remote-pages.routes.ts';
import { refreshRemotePages } from './remote-pages.service.ts';

export const remotePagesModule: ServerModule = {
  name: 'remote-pages',
  routes: [remotePageRoutes],
  jobs: [{ name: 'remote-pages', intervalMs: 15_000, runsAtStart: true, run: refreshRemotePages }],
};
