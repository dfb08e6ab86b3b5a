import { MantineProvider } from '@mantine/core';
import type { ComponentType } from 'react';
import type { RouteObject } from 'shared-contracts/router';
import { LeaveGuard } from '../drafts/leave-guard.tsx';

/** One screen without the frame; other addresses are named so that a test sees where it was sent. */
export function inProvider(path: string, Page: ComponentType): RouteObject[] {
  const Screen = () => (
    <MantineProvider env="test">
      <Page />
      <LeaveGuard />
    </MantineProvider>
  );
  return [
    { path, Component: Screen },
    { path: '*', element: <p>başka ekran</p> },
  ];
}
