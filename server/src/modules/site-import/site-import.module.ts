import type { ServerModule } from '../../server-module.ts';
import { deleteOldItems } from './index/old-items.ts';

export const siteImportModule: ServerModule = {
  name: 'site-import',
  routes: [],
  retention: { sweep: deleteOldItems },
};
