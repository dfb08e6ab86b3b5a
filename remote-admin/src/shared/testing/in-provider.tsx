import { MantineProvider } from '@mantine/core';
import type { ComponentType } from 'react';
import type { RouteObject } from 'shared-contracts/router';

/** One screen without the frame; other addresses are named so that a test sees where it was sent. */
export function inProvider(path: string, Page: ComponentType): RouteObject[] {
  const Screen = () => (
    <MantineProvider env="test">
      <Page />
    </MantineProvider>
  );
  return [
    { path, Component: Screen },
    { path: '*', element: <p>başka ekran</p> },
  ];
}
