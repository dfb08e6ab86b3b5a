import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as dom from 'react-dom';
import * as jsx from 'react/jsx-runtime';
import * as react from 'react';
import { client } from './errors.ts';
import { allowRefresh } from './refresh.ts';

const CLIENT = 'react-dom/client';
const copies: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': dom,
  [CLIENT]: client,
};

interface Federation {
  __FEDERATION__?: { __GLOBAL_PLUGIN__?: ModuleFederationRuntimePlugin[] };
}

/**
 * Makes the shell share the development build of React, whether the shell was built for development or for production.
 * A shell that does not share its renderer keeps its own React, because the two must match.
 */
export function shareReact(): void {
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'development-react',
    beforeInit(options) {
      const { shared = {} } = options.userOptions;
      if (CLIENT in shared) {
        allowRefresh();
        for (const [key, copy] of Object.entries(copies)) replace(shared[key], copy);
      }
      return options;
    },
  };
  const page = globalThis as Federation;
  page.__FEDERATION__ ??= {};
  page.__FEDERATION__.__GLOBAL_PLUGIN__ = [...(page.__FEDERATION__.__GLOBAL_PLUGIN__ ?? []), plugin];
}

interface Share {
  lib?: () => unknown;
  get?: () => unknown;
}

function replace(shared: unknown, copy: object): void {
  const versions = (Array.isArray(shared) ? shared : [shared]) as (Share | undefined)[];
  for (const share of versions) if (share) Object.assign(share, { lib: () => copy, get: () => () => copy });
}
