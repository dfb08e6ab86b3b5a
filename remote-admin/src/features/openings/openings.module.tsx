import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { recordModule } from '../../editing/record-module.ts';

export const openings = recordModule({
  subject: 'openings',
  entity: 'opening',
  noun: 'İş ilanı',
  titles: { list: 'İş ilanları', insert: 'Yeni iş ilanı', update: 'İş ilanını düzenle' },
  paths: { list: adminPaths.openings, insert: adminPaths.openingInsert, update: adminPaths.openingUpdate },
  apiPath: api.adminOpenings,
  icon: IconBriefcase,
  order: 58,
  isFolded: true,
  name: 'title',
  loadList: async () => (await import('./opening-list.page.tsx')).OpeningListPage,
  loadForms: async () => (await import('./opening.pages.tsx')).openingPages,
  palette: () => import(/* webpackChunkName: "palette" */ './openings.palette.ts'),
});
