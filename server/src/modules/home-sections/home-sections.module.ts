import type { ServerModule } from '../../server-module.ts';
import { homeSectionRoutes } from './home-sections.routes.ts';

export const homeSectionsModule: ServerModule = {
  name: 'home-sections',
  routes: [homeSectionRoutes],
};
