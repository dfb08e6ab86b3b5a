import { adminPaths } from 'shared-contracts/paths';
import { redirect, type RouteObject } from 'shared-contracts/router';
import { PageSkeleton } from '../shared/states/page-skeleton.tsx';
import { NotFoundView } from './not-found.view.tsx';
import { DashboardPage } from '../features/dashboard/dashboard.page.tsx';
import { Frame } from './layout/frame.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { screen, titled } from './screen.tsx';
import { catalogueScreens } from './screens/catalogue.screens.ts';
import { contentScreens } from './screens/content.screens.ts';
import { formsScreens } from './screens/forms.screens.ts';
import { pagesScreens } from './screens/pages.screens.ts';
import { privacyScreens } from './screens/privacy.screens.ts';
import { settingsScreens } from './screens/settings.screens.ts';

const toNotFound = () => redirect(adminPaths.notFound);

const screens: RouteObject[] = [
  screen({
    path: adminPaths.dashboard,
    right: 'dashboard.read',
    handle: titled('İstatistikler'),
    // Where everybody arrives: a chunk of its own would cost a round trip.
    load: () => Promise.resolve(DashboardPage),
  }),
  ...pagesScreens,
  ...contentScreens,
  ...catalogueScreens,
  ...settingsScreens,
  ...formsScreens,
  ...privacyScreens,
];

/** Routes of the panel (product §2). */
export function createRoutes(): RouteObject[] {
  return [
    {
      path: adminPaths.root,
      Component: Frame,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: PageSkeleton,
      children: [
        { index: true, Component: PageSkeleton, loader: () => redirect(adminPaths.dashboard) },
        ...screens,
        { path: adminPaths.notFound, Component: NotFoundView, handle: titled('Sayfa bulunamadı', 404) },
        { path: '*', Component: PageSkeleton, loader: toNotFound },
      ],
    },
  ];
}
