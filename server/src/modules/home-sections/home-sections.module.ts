import { homeSectionRecords } from './home-sections.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { homeSectionRoutes } from './home-sections.routes.ts';

export const homeSectionsModule: ServerModule = {
  name: 'home-sections',
  routes: [homeSectionRoutes],
  kinds: [homeSectionRecords.kind],
  content: { texts: [{ kind: 'home-sections', table: 'home_section_translations' }] },
};
