import type { ComponentType } from 'react';
import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { RouteObject } from '@vitrin/shared-contracts/router';
import { useRight, useSession } from '@vitrin/shared-contracts/state';
import type { PanelScreen } from '../editing/panel-module.ts';
import { ForbiddenView } from '../ui/states/forbidden.view.tsx';
import { PageSkeleton } from '../ui/states/page-skeleton.tsx';
import { ScreenFailure } from './screen-failure.tsx';

/** Returns the route handle for the shell: the document title, and the status of an error screen. */
export function screenHandle(title: string, status?: number): RouteHandle {
  return {
    ...(status ? { status } : {}),
    head: () => ({ title: `${title} · Yönetim Paneli`, description: '', canonical: null }),
  };
}

/** Returns the route of a screen. The screen is loaded on demand and rendered for signed-in users with the right. */
export function screenRoute({ path, right, title, load }: PanelScreen): RouteObject {
  return {
    path,
    handle: screenHandle(title),
    lazy: async () => ({ Component: withRight(await load(), right) }),
    ErrorBoundary: ScreenFailure,
    HydrateFallback: PageSkeleton,
  };
}

function withRight(Page: ComponentType, right: Right): ComponentType {
  return function Guarded() {
    const allowed = useRight(right);
    // Signed out: the page is already being redirected.
    if (!useSession()) return <PageSkeleton />;
    return allowed ? <Page /> : <ForbiddenView />;
  };
}
