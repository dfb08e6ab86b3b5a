import IconBuildingBridge from '@tabler/icons-react/dist/esm/icons/IconBuildingBridge.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const projects = panelModule({
  permissions: ['projects.read', 'projects.draft-own', 'projects.write'],
  routes: [
    {
      path: adminPaths.projects,
      right: 'projects.read',
      title: 'Projeler',
      load: async () => (await import('./project-list.page.tsx')).ProjectListPage,
      reads: [`${api.adminProjects}?page=1`, api.adminLanguageInfo, api.adminKindPublication('project')],
    },
    {
      path: adminPaths.projectInsert,
      right: 'projects.draft-own',
      title: 'Yeni proje',
      load: async () => (await import('./project.pages.tsx')).projectPages.InsertPage,
      reads: [api.adminLanguageInfo],
    },
    {
      path: '/admin/projects/update',
      right: 'projects.draft-own',
      title: 'Projeyi düzenle',
      load: async () => (await import('./project.pages.tsx')).projectPages.UpdatePage,
      reads: [`${api.adminProjects}/{id}`, api.adminLanguageInfo, api.adminRecordPublication('project', '{id}')],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 55,
      label: 'Projeler',
      to: adminPaths.projects,
      icon: IconBuildingBridge,
      right: 'projects.read',
    },
  ],
  drafts: {
    project: {
      label: 'Proje',
      right: 'projects.draft-own',
      update: adminPaths.projectUpdate,
      insert: adminPaths.projectInsert,
      name: 'title',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './projects.palette.ts'),
});
