import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { recordModule } from '../../editing/record-module.ts';

export const people = recordModule({
  subject: 'people',
  entity: 'person',
  noun: 'Kişi',
  titles: { list: 'Ekip', insert: 'Yeni kişi', update: 'Kişiyi düzenle' },
  paths: { list: adminPaths.people, insert: adminPaths.personInsert, update: adminPaths.personUpdate },
  apiPath: api.adminPeople,
  listRead: `${api.adminPeople}?page=1`,
  icon: IconUsersGroup,
  order: 57,
  name: 'name',
  loadList: async () => (await import('./person-list.page.tsx')).PersonListPage,
  loadForms: async () => (await import('./person.pages.tsx')).personPages,
  palette: () => import(/* webpackChunkName: "palette" */ './people.palette.ts'),
});
