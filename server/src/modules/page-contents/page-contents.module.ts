import { pageContentsKind } from './page-contents.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { contentPictures } from './content-pictures.repository.ts';
import { pageContentRoutes } from './page-contents.routes.ts';
import { pageHeaderRoutes } from './page-headers.routes.ts';
import { pageHeaderKind } from './page-headers.service.ts';
import { pageSectionsRoutes } from './sections/page-sections.routes.ts';
import { pageSectionsKind } from './sections/page-sections.service.ts';
import { sectionPictures } from './sections/section-pictures.ts';

export const pageContentsModule: ServerModule = {
  name: 'page-contents',
  routes: [pageContentRoutes, pageHeaderRoutes, pageSectionsRoutes],
  kinds: [pageContentsKind, pageHeaderKind, pageSectionsKind],
  content: {
    texts: [{ kind: 'page-contents', table: 'page_contents' }],
    pictureValues: [contentPictures, sectionPictures],
  },
};
