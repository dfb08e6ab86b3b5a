import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const openings = panelModule({
  permissions: ['openings.read', 'openings.draft-own', 'openings.write'],
  routes: [
    {
      path: adminPaths.openings,
      right: 'openings.read',
      title: 'İş ilanları',
      load: async () => (await import('./opening-list.page.tsx')).OpeningListPage,
      reads: [api.adminOpenings, api.adminLanguageInfo, api.adminKindPublication('opening')],
    },
    {
      path: adminPaths.openingInsert,
      right: 'openings.draft-own',
      title: 'Yeni iş ilanı',
      load: async () => (await import('./opening.pages.tsx')).openingPages.InsertPage,
      reads: [api.adminLanguageInfo],
    },
    {
      path: '/admin/openings/update',
      right: 'openings.draft-own',
      title: 'İş ilanını düzenle',
      load: async () => (await import('./opening.pages.tsx')).openingPages.UpdatePage,
      reads: [`${api.adminOpenings}/{id}`, api.adminLanguageInfo, api.adminRecordPublication('opening', '{id}')],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 58,
      isFolded: true,
      label: 'İş ilanları',
      to: adminPaths.openings,
      icon: IconBriefcase,
      right: 'openings.read',
    },
  ],
  drafts: {
    opening: {
      label: 'İş ilanı',
      right: 'openings.draft-own',
      update: adminPaths.openingUpdate,
      insert: adminPaths.openingInsert,
      name: 'title',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './openings.palette.ts'),
});
