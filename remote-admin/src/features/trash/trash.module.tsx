import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const trash = panelModule({
  permissions: ['trash.use'],
  routes: [
    {
      path: adminPaths.trash,
      right: 'trash.use',
      title: 'Çöp kutusu',
      load: async () => (await import('./trash.page.tsx')).TrashPage,
      reads: [`${api.adminTrash}?page=1`, api.adminTrashKinds],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 100,
      isFolded: true,
      label: 'Çöp kutusu',
      to: adminPaths.trash,
      icon: IconTrash,
      right: 'trash.use',
    },
  ],
});
