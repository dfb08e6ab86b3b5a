import { contactItemRecords } from './contact-information.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { contactInformationRoutes } from './contact-information.routes.ts';

export const contactInformationModule: ServerModule = {
  name: 'contact-information',
  routes: [contactInformationRoutes],
  kinds: [contactItemRecords.kind],
  content: { texts: [{ kind: 'contact-information', table: 'contact_information' }] },
};
