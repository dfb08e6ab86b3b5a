import IconBuildingBridge from '@tabler/icons-react/dist/esm/icons/IconBuildingBridge.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { recordModule } from '../../editing/record-module.ts';

export const projects = recordModule({
  subject: 'projects',
  entity: 'project',
  noun: 'Proje',
  titles: { list: 'Projeler', insert: 'Yeni proje', update: 'Projeyi düzenle' },
  paths: { list: adminPaths.projects, insert: adminPaths.projectInsert, update: adminPaths.projectUpdate },
  apiPath: api.adminProjects,
  listRead: `${api.adminProjects}?page=1`,
  icon: IconBuildingBridge,
  order: 55,
  name: 'title',
  loadList: async () => (await import('./project-list.page.tsx')).ProjectListPage,
  loadForms: async () => (await import('./project.pages.tsx')).projectPages,
  palette: () => import(/* webpackChunkName: "palette" */ './projects.palette.ts'),
});
