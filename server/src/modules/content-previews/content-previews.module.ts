import type { ServerModule } from '../../server-module.ts';
import { contentPreviewRoutes } from './content-previews.routes.ts';
import { deleteOldPreviews } from './content-previews.service.ts';
import { previewLinksOfUser } from './links-of-user.repository.ts';
import { deleteExpiredLinks } from './preview-links.service.ts';

export const contentPreviewsModule: ServerModule = {
  name: 'content-previews',
  routes: [contentPreviewRoutes],
  belongings: [previewLinksOfUser],
  retention: {
    expire: async (services, run) => ({
      ...(await deleteOldPreviews(services, run)),
      ...(await deleteExpiredLinks(services, run)),
    }),
  },
};
