import type { ServerModule } from '../../server-module.ts';
import { contentPreviewRoutes } from './content-previews.routes.ts';
import { deleteOldPreviews } from './content-previews.service.ts';
import { deleteExpiredLinks } from './preview-links.service.ts';

export const contentPreviewsModule: ServerModule = {
  name: 'content-previews',
  routes: [contentPreviewRoutes],
  retention: {
    expire: async (services, run) => ({
      ...(await deleteOldPreviews(services, run)),
      ...(await deleteExpiredLinks(services, run)),
    }),
  },
};
