import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const companyAnnouncements = panelModule({
  permissions: ['contracts.read', 'contracts.write'],
  routes: [
    {
      path: adminPaths.companyAnnouncements,
      right: 'contracts.read',
      title: 'Yasal ilanlar',
      load: async () => (await import('./company-announcement-list.page.tsx')).CompanyAnnouncementListPage,
      reads: [api.adminCompanyAnnouncements],
    },
    {
      path: adminPaths.companyAnnouncementInsert,
      right: 'contracts.write',
      title: 'Yeni yasal ilan',
      load: async () => (await import('./company-announcement.page.tsx')).CompanyAnnouncementInsertPage,
      reads: [api.adminCompanyAnnouncements],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 82,
      isFolded: true,
      label: 'Yasal ilanlar',
      to: adminPaths.companyAnnouncements,
      icon: IconGavel,
      right: 'contracts.read',
      alsoCurrentFor: [adminPaths.companyAnnouncementInsert],
    },
  ],
  drafts: {
    'company-announcement': {
      label: 'Yasal ilan',
      right: 'contracts.write',
      update: () => adminPaths.companyAnnouncementInsert,
      name: 'title',
    },
  },
});
