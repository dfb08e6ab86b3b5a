import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const media = panelModule({
  permissions: ['media.read', 'media.write'],
  routes: [
    {
      path: adminPaths.media,
      right: 'media.read',
      title: 'Medya',
      load: async () => (await import('./media.page.tsx')).MediaPage,
      reads: [`${api.adminMedia}?page=1`, api.adminMediaFolders],
    },
  ],
  navigation: [
    { category: 'content', order: 90, label: 'Medya', to: adminPaths.media, icon: IconPhoto, right: 'media.read' },
  ],
  drafts: { media: { label: 'Görsel', right: 'media.write', update: adminPaths.mediaRecord, name: 'alts' } },
});
