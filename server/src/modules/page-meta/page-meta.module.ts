import { pageMetaKind } from './page-meta.service.ts';
import { metaRoutes } from '@vitrin/shared-contracts/page-meta';
import { countActiveLanguages } from '../../content/active-languages.ts';
import type { ServerModule } from '../../server-module.ts';
import { countDescriptions } from './page-meta.repository.ts';
import { pageMetaRoutes } from './page-meta.routes.ts';

export const pageMetaModule: ServerModule = {
  name: 'page-meta',
  routes: [pageMetaRoutes],
  kinds: [pageMetaKind],
  content: { texts: [{ kind: 'page-meta', table: 'page_meta' }] },
  attention: {
    'page-descriptions': async (db) =>
      metaRoutes.length * (await countActiveLanguages(db)) - (await countDescriptions(db)),
  },
};
