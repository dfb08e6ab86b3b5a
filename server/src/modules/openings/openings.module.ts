import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { TitledRecords } from '../../content/stored-content.ts';
import type { ServerModule } from '../../server-module.ts';
import { openingRoutes } from './openings.routes.ts';
import { openingRecords } from './openings.service.ts';

const openings: TitledRecords = {
  label: 'İş ilanı',
  titles: { table: 'opening_translations', owner: 'opening_id', title: 'title' },
  screen: adminPaths.openingUpdate,
};

export const openingsModule: ServerModule = {
  name: 'openings',
  routes: [openingRoutes],
  kinds: [openingRecords.kind],
  content: {
    texts: [{ kind: 'openings', table: 'opening_translations' }],
    richTexts: [{ pictures: 'opening_text_pictures', shownBy: openings }],
  },
};
