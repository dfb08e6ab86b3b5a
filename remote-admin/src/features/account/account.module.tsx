import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

/** The account screen, opened from the profile menu. */
export const account = panelModule({
  permissions: ['account.use'],
  routes: [
    {
      path: adminPaths.account,
      right: 'account.use',
      title: 'Hesabım',
      load: async () => (await import('./account.page.tsx')).AccountPage,
      reads: [api.account, api.accountSessions],
    },
  ],
  drafts: { account: { label: 'Hesabım', right: 'account.use', update: () => adminPaths.account, name: 'name' } },
  palette: () => import(/* webpackChunkName: "palette" */ './account.palette.ts'),
});
