import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type WebpackPluginInstance } from 'webpack';
import type { UnitOptions } from './base.ts';
import { sharedRanges } from './shared-singletons.ts';

/** axios hangs on it, so it stays out of the first view. */
const LAZY_KEY = 'shared-contracts/http';

const exposedModule = './app';
export const exposedChunk = '__federation_expose_app';
export const remoteEntry = 'remote-entry.js';

/** What the shell gives and does not fit, fails to load: a warning would leave a remote running on something else. */
function shares({ unit, directory }: UnitOptions): Record<string, object> {
  const role = (key: string) =>
    unit === 'shell' ? { eager: key !== LAZY_KEY } : { import: false, strictVersion: true };
  return Object.fromEntries(
    Object.entries(sharedRanges(directory)).map(([key, requiredVersion]) => [
      key,
      { singleton: true, requiredVersion, ...role(key) },
    ]),
  );
}

export function federation(options: UnitOptions): ModuleFederationPlugin {
  const { unit, directory } = options;
  const host = unit === 'shell';
  return new ModuleFederationPlugin({
    name: unit,
    ...(host
      ? {}
      : {
          filename: remoteEntry,
          exposes: { [exposedModule]: { import: ['./src/app/index.tsx'], name: exposedChunk } },
        }),
    shared: shares(options),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    virtualRuntimeEntry: true,
    runtimePlugins: host
      ? ['provide-runtime.ts', 'create-script.ts', 'forget-failed-share.ts'].map((file) =>
          path.join(directory, 'src/federation', file),
        )
      : [],
    experiments: { externalRuntime: !host, optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** Each further script of a remote comes with the integrity that its document names: the shell knows it (shell/src/federation). */
export const chunkIntegrity: WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.compilation.tap('chunk-integrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'chunk-integrity',
        (code) => `${code}\nif (globalThis._VITRIN_INTEGRITY) script.integrity = globalThis._VITRIN_INTEGRITY(url);`,
      );
    });
  },
};
