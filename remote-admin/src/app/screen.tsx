import type { ComponentType } from 'react';
import type { RouteHandle } from 'shared-contracts/remote-app';
import type { Right } from 'shared-contracts/rights';
import type { RouteObject } from 'shared-contracts/router';
import { useRight, useSession } from 'shared-contracts/state';
import type { PanelScreen } from '../shared/panel-module.ts';
import { ForbiddenView } from '../shared/states/forbidden.view.tsx';
import { PageSkeleton } from '../shared/states/page-skeleton.tsx';
import { ScreenFailure } from './screen-failure.tsx';

/** What a screen tells the shell: its document's title, and its status where it is an error. */
export function titled(title: string, status?: number): RouteHandle {
  return {
    ...(status ? { status } : {}),
    head: () => ({ title: `${title} · Yönetim Paneli`, description: '', canonical: null }),
  };
}

/** Returns the route of a screen. The screen is loaded on demand and rendered for signed-in users with the right. */
export function screenRoute({ path, right, title, load }: PanelScreen): RouteObject {
  return {
    path,
    handle: titled(title),
    lazy: async () => ({ Component: guarded(await load(), right) }),
    ErrorBoundary: ScreenFailure,
    HydrateFallback: PageSkeleton,
  };
}

function guarded(Page: ComponentType, right: Right): ComponentType {
  return function Guarded() {
    const allowed = useRight(right);
    // Signed out: the page is already being redirected.
    if (!useSession()) return <PageSkeleton />;
    return allowed ? <Page /> : <ForbiddenView />;
  };
}
