import type { ServerModule } from '../../server-module.ts';
import { articleRoutes } from './articles.routes.ts';

export const articlesModule: ServerModule = {
  name: 'articles',
  routes: [articleRoutes],
};
