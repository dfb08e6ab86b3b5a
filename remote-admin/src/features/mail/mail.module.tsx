import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const mail = panelModule({
  permissions: ['mail.read', 'mail.write'],
  routes: [
    {
      path: adminPaths.mail,
      right: 'mail.read',
      title: 'E-posta',
      load: async () => (await import('./mail.page.tsx')).MailPage,
      reads: [api.adminMail, `${api.adminOutbox}?page=1`],
    },
  ],
  navigation: [
    {
      category: 'forms',
      order: 40,
      isFolded: true,
      label: 'E-posta',
      to: adminPaths.mail,
      icon: IconMailForward,
      right: 'mail.read',
    },
  ],
  drafts: {
    'mail-settings': {
      label: 'E-posta ayarları',
      right: 'mail.write',
      update: () => `${adminPaths.mail}?bolum=ayarlar`,
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './mail.palette.ts'),
});
