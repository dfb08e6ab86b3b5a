import IconArrowRampRight from '@tabler/icons-react/dist/esm/icons/IconArrowRampRight.mjs';
import { adminPaths, api, dialogAddress } from '@vitrin/shared-contracts/paths';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import { panelModule } from '../../editing/panel-module.ts';

export const redirects = panelModule({
  permissions: ['redirects.read', 'redirects.write'],
  routes: [
    {
      path: adminPaths.redirects,
      right: 'redirects.read',
      title: 'Yönlendirmeler',
      load: async () => (await import('./redirect-list.page.tsx')).RedirectListPage,
      reads: [`${api.adminAllRedirects}?page=1`],
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 80,
      isFolded: true,
      label: 'Yönlendirmeler',
      to: adminPaths.redirects,
      icon: IconArrowRampRight,
      right: 'redirects.read',
    },
  ],
  drafts: {
    redirect: {
      label: 'Yönlendirme',
      right: 'redirects.write',
      update: (record) => dialogAddress(adminPaths.redirects, record),
      insert: dialogAddress(adminPaths.redirects, newRecordParam),
      name: 'source',
    },
  },
});
