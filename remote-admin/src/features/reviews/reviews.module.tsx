import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

/** Drafts that wait for those who may publish them. The dashboard leads here. */
export const reviews = panelModule({
  permissions: ['account.use'],
  routes: [
    {
      path: adminPaths.reviews,
      right: 'account.use',
      title: 'İncelemedeki taslaklar',
      load: async () => (await import('./reviews.page.tsx')).ReviewsPage,
      reads: [api.adminReviews],
    },
  ],
  palette: () => import(/* webpackChunkName: "palette" */ './reviews.palette.ts'),
});
