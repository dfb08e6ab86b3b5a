import { languageTextsKind } from './languages.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { languageRoutes } from './languages.routes.ts';

export const languagesModule: ServerModule = {
  name: 'languages',
  routes: [languageRoutes],
  kinds: [languageTextsKind],
};
