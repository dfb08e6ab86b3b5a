import './mantine-styles.ts';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { styleNonce } from '../../data/style-nonce.ts';
import { mantineTheme } from './mantine-theme.ts';
import { useTheme } from './theme.store.ts';

export function PanelProvider({ children }: { children: ReactNode }) {
  const { mode } = useTheme();
  return (
    <MantineProvider
      theme={mantineTheme}
      withCssVariables={false}
      forceColorScheme={mode}
      getStyleNonce={styleNonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
