import { pageContentsKind } from './page-contents.service.ts';
import type { ServerModule } from '../../server-module.ts';
import { contentPictures } from './content-pictures.repository.ts';
import { pageContentRoutes } from './page-contents.routes.ts';

export const pageContentsModule: ServerModule = {
  name: 'page-contents',
  routes: [pageContentRoutes],
  kinds: [pageContentsKind],
  content: { texts: [{ kind: 'page-contents', table: 'page_contents' }], pictureValues: [contentPictures] },
};
