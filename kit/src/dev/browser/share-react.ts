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

/** The copies that shell and remotes share, for the packages of a remote, which are compiled without federation. */
export const shares: Record<string, unknown> = { ...copies };

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
      } else if ('react' in shared && options.userOptions.name === 'shell') {
        for (const key of Object.keys(copies)) Object.defineProperty(shares, key, { get: () => evaluate(shared[key]) });
      }
      return options;
    },
  };
  const page = globalThis as Federation;
  page.__FEDERATION__ ??= {};
  page.__FEDERATION__.__GLOBAL_PLUGIN__ = [...(page.__FEDERATION__.__GLOBAL_PLUGIN__ ?? []), plugin];
}

interface Share {
  /** Returns a factory of the module; the shell's own shares need not be loaded. */
  get?: () => unknown;
  lib?: () => unknown;
}

function versions(shared: unknown): Share[] {
  return ((Array.isArray(shared) ? shared : [shared]) as (Share | undefined)[]).flatMap((share) => share ?? []);
}

function replace(shared: unknown, copy: object): void {
  for (const share of versions(shared)) Object.assign(share, { lib: () => copy, get: () => () => copy });
}

function evaluate(shared: unknown): unknown {
  const [share] = versions(shared);
  const factory = share?.get?.();
  return typeof factory === 'function' ? (factory as () => unknown)() : undefined;
}
