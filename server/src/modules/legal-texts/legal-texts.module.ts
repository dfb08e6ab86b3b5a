import type { ServerModule } from '../../server-module.ts';
import { legalTextRoutes } from './legal-texts.routes.ts';
import { countOutdatedTexts } from './legal-texts.service.ts';

/** Legal texts that are made of templates, facts and settings. */
export const legalTextsModule: ServerModule = {
  name: 'legal-texts',
  routes: [legalTextRoutes],
  attention: { 'legal-texts': countOutdatedTexts },
};
