import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const people = panelModule({
  permissions: ['people.read', 'people.draft-own', 'people.write'],
  routes: [
    {
      path: adminPaths.people,
      right: 'people.read',
      title: 'Ekip',
      load: async () => (await import('./person-list.page.tsx')).PersonListPage,
      reads: [`${api.adminPeople}?page=1`, api.adminLanguageInfo, api.adminKindPublication('person')],
    },
    {
      path: adminPaths.personInsert,
      right: 'people.draft-own',
      title: 'Yeni kişi',
      load: async () => (await import('./person.pages.tsx')).personPages.InsertPage,
      reads: [api.adminLanguageInfo],
    },
    {
      path: '/admin/people/update',
      right: 'people.draft-own',
      title: 'Kişiyi düzenle',
      load: async () => (await import('./person.pages.tsx')).personPages.UpdatePage,
      reads: [`${api.adminPeople}/{id}`, api.adminLanguageInfo, api.adminRecordPublication('person', '{id}')],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 57,
      label: 'Ekip',
      to: adminPaths.people,
      icon: IconUsersGroup,
      right: 'people.read',
    },
  ],
  drafts: {
    person: {
      label: 'Kişi',
      right: 'people.draft-own',
      update: adminPaths.personUpdate,
      insert: adminPaths.personInsert,
      name: 'name',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './people.palette.ts'),
});
