import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

/** Notices of the site: a bar or a card, on all pages or on some, from and until a time. */
export const announcements = panelModule({
  permissions: [
    'announcements.read',
    'announcements.draft-own',
    'announcements.draft',
    'announcements.write',
    'announcements.delete',
  ],
  routes: [
    {
      path: adminPaths.announcements,
      right: 'announcements.read',
      title: 'Duyurular',
      load: async () => (await import('./announcement-list.page.tsx')).AnnouncementListPage,
      reads: [api.adminAnnouncements, api.adminLanguageInfo, api.adminKindPublication('announcement')],
    },
    {
      path: adminPaths.announcementInsert,
      right: 'announcements.draft-own',
      title: 'Yeni duyuru',
      load: async () => (await import('./announcement.pages.tsx')).announcementPages.InsertPage,
      reads: [api.adminLanguageInfo],
    },
    {
      path: '/admin/announcements/update',
      right: 'announcements.draft-own',
      title: 'Duyuruyu düzenle',
      load: async () => (await import('./announcement.pages.tsx')).announcementPages.UpdatePage,
      reads: [
        `${api.adminAnnouncements}/{id}`,
        api.adminLanguageInfo,
        api.adminRecordPublication('announcement', '{id}'),
      ],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 47,
      isFolded: true,
      label: 'Duyurular',
      to: adminPaths.announcements,
      icon: IconSpeakerphone,
      right: 'announcements.read',
    },
  ],
  drafts: {
    announcement: {
      label: 'Duyuru',
      right: 'announcements.draft-own',
      update: adminPaths.announcementUpdate,
      insert: adminPaths.announcementInsert,
      name: 'title',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './announcements.palette.ts'),
});
