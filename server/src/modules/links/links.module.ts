import type { ServerModule } from '../../server-module.ts';
import { fillLinks } from './fill-links.ts';
import { linkRoutes } from './links.routes.ts';

const HOUR_MS = 3_600_000;

export const linksModule: ServerModule = {
  name: 'links',
  routes: [linkRoutes],
  jobs: [{ name: 'fill-links', intervalMs: HOUR_MS, runsAtStart: true, run: fillLinks }],
};
