import type { ServerModule } from '../../server-module.ts';

export const siteExportModule: ServerModule = { name: 'site-export', routes: [] };
