import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { adminPaths, api, dialogAddress } from '@vitrin/shared-contracts/paths';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import { panelModule } from '../../editing/panel-module.ts';

export const socialMedia = panelModule({
  permissions: ['social-media.read', 'social-media.draft-own', 'social-media.write'],
  routes: [
    {
      path: adminPaths.socialMedia,
      right: 'social-media.read',
      title: 'Sosyal Medya',
      load: async () => (await import('./social-media.page.tsx')).SocialMediaPage,
      reads: [api.adminSocialMedia],
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 20,
      isFolded: true,
      label: 'Sosyal Medya',
      to: adminPaths.socialMedia,
      icon: IconShare,
      right: 'social-media.read',
    },
  ],
  drafts: {
    'social-media': {
      label: 'Sosyal medya bağlantısı',
      right: 'social-media.draft-own',
      update: (record) => dialogAddress(adminPaths.socialMedia, record),
      insert: dialogAddress(adminPaths.socialMedia, newRecordParam),
      name: 'name',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './social-media.palette.ts'),
});
