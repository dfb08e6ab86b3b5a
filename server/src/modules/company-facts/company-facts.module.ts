import type { ServerModule } from '../../server-module.ts';
import { companyFactsRoutes } from './company-facts.routes.ts';
import { companyFactsKind } from './company-facts.service.ts';

/** What the company states about itself by law. */
export const companyFactsModule: ServerModule = {
  name: 'company-facts',
  routes: [companyFactsRoutes],
  kinds: [companyFactsKind],
};
