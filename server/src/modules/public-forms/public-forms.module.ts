import type { ServerModule } from '../../server-module.ts';
import { publicFormRoutes } from './public-forms.routes.ts';
import { visitorBytes } from './submissions.repository.ts';

export const publicFormsModule: ServerModule = {
  name: 'public-forms',
  routes: [publicFormRoutes],
  visitorBytes,
};
