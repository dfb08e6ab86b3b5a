import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { TitledRecords } from '../../content/stored-content.ts';
import type { ServerModule } from '../../server-module.ts';
import { sitePageRoutes } from './site-pages.routes.ts';
import { sitePageRecords } from './site-pages.service.ts';

const pages: TitledRecords = {
  label: 'Sayfa',
  titles: { table: 'site_page_translations', owner: 'page_id', title: 'title' },
  screen: adminPaths.sitePageUpdate,
};

export const sitePagesModule: ServerModule = {
  name: 'site-pages',
  routes: [sitePageRoutes],
  kinds: [sitePageRecords.kind],
  content: {
    texts: [{ kind: 'site-pages', table: 'site_page_translations' }],
    pictureColumns: [{ table: 'site_pages', picture: 'cover_id', owner: 'id', shownBy: pages }],
    richTexts: [{ pictures: 'site_page_text_pictures', shownBy: pages }],
  },
};
