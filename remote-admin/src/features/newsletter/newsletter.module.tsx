import IconMailPlus from '@tabler/icons-react/dist/esm/icons/IconMailPlus.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const newsletter = panelModule({
  permissions: ['newsletter.read', 'newsletter.write'],
  routes: [
    {
      path: adminPaths.newsletter,
      right: 'newsletter.read',
      title: 'Bülten',
      load: async () => (await import('./newsletter.page.tsx')).NewsletterPage,
      reads: [api.adminNewsletter, `${api.adminSubscriptions}?page=1`],
    },
    {
      path: adminPaths.newsletterLetters,
      right: 'newsletter.read',
      title: 'Mektuplar',
      load: async () => (await import('./letter-list.page.tsx')).LetterListPage,
      reads: [`${api.adminLetters}?page=1`],
    },
    {
      path: adminPaths.newsletterLetterInsert,
      right: 'newsletter.write',
      title: 'Yeni mektup',
      load: async () => (await import('./letter.pages.tsx')).InsertLetterPage,
    },
    {
      path: '/admin/newsletter/letters/update',
      right: 'newsletter.read',
      title: 'Mektup',
      load: async () => (await import('./letter.pages.tsx')).LetterPage,
    },
  ],
  navigation: [
    {
      category: 'forms',
      order: 38,
      isFolded: true,
      label: 'Bülten',
      to: adminPaths.newsletter,
      icon: IconMailPlus,
      right: 'newsletter.read',
    },
  ],
  drafts: {
    'newsletter-settings': {
      label: 'Bülten ayarları',
      right: 'newsletter.write',
      update: () => `${adminPaths.newsletter}?bolum=ayarlar`,
    },
    'newsletter-letter': {
      label: 'Bülten mektubu',
      right: 'newsletter.write',
      update: (id) => adminPaths.newsletterLetter(id),
      insert: adminPaths.newsletterLetterInsert,
      name: 'subject',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './newsletter.palette.ts'),
});
