import { adminPaths } from '@vitrin/shared-contracts/paths';
import { redirect, type RouteObject } from '@vitrin/shared-contracts/router';
import { modules } from '../features/index.ts';
import { PageSkeleton } from '../ui/states/page-skeleton.tsx';
import { Frame } from './layout/frame.tsx';
import { NotFoundView } from './not-found.view.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { screenRoute, screenHandle } from './screen.tsx';

const toNotFound = () => redirect(adminPaths.notFound);

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
        ...modules.flatMap(({ routes }) => routes.map(screenRoute)),
        { path: adminPaths.notFound, Component: NotFoundView, handle: screenHandle('Sayfa bulunamadı', 404) },
        { path: '*', Component: PageSkeleton, loader: toNotFound },
      ],
    },
  ];
}
