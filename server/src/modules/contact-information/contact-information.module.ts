import type { ServerModule } from '../../server-module.ts';
import { contactInformationRoutes } from './contact-information.routes.ts';

export const contactInformationModule: ServerModule = {
  name: 'contact-information',
  routes: [contactInformationRoutes],
  content: { texts: [{ kind: 'contact-information', table: 'contact_information' }] },
};
