import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

/** Sections of the home page one by one, as before 1.2: drafts, schedules and the trash lead to these screens. */
export const homeSections = panelModule({
  permissions: ['home-sections.read', 'home-sections.draft-own', 'home-sections.write'],
  routes: [
    {
      path: adminPaths.homeSections,
      right: 'home-sections.read',
      title: 'Bölümler',
      load: async () => (await import('./home-section-list.page.tsx')).HomeSectionListPage,
      reads: [api.adminHomeSections, api.adminLanguageInfo],
    },
    {
      path: adminPaths.homeSectionInsert,
      right: 'home-sections.draft-own',
      title: 'Yeni bölüm',
      load: async () => (await import('./home-section.pages.tsx')).homeSectionPages.InsertPage,
      reads: [api.adminLanguageInfo],
    },
    {
      path: '/admin/home-sections/update',
      right: 'home-sections.draft-own',
      title: 'Bölümü düzenle',
      load: async () => (await import('./home-section.pages.tsx')).homeSectionPages.UpdatePage,
      reads: [`${api.adminHomeSections}/{id}`, api.adminLanguageInfo],
    },
  ],
  drafts: {
    'home-section': {
      label: 'Bölüm',
      right: 'home-sections.draft-own',
      update: adminPaths.homeSectionUpdate,
      insert: adminPaths.homeSectionInsert,
      name: 'title',
    },
  },
});
