import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { RouteObject } from '@vitrin/shared-contracts/router';
import { LeaveGuard } from '../editing/drafts/leave-guard.tsx';
import { createQueryClient } from '../data/query.ts';

const theme = { respectReducedMotion: true };

/** Providers that every component of the panel needs. The query cache ends with the test. */
export function TestProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <MantineProvider env="test" theme={theme}>
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}

/**
 * Routes with one screen without the frame; other addresses render a marker text, so that a test can check a
 * navigation.
 */
export function singleScreenRoutes(path: string, Page: ComponentType): RouteObject[] {
  const Screen = () => (
    <TestProvider>
      <Page />
      <LeaveGuard />
    </TestProvider>
  );
  return [
    { path, Component: Screen },
    { path: '*', element: <p>başka ekran</p> },
  ];
}
