import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler } from 'webpack';
import type { UnitOptions } from './base.ts';
import { isStandalone } from './build-mode.ts';
import { REACT, rendererKey, requestOf, sharedRanges } from './shared-singletons.ts';
import { typesForHosts } from './host-types.ts';
import { withAllShared } from './manifest-shared.ts';
import { sectionsChunk, sectionsEntry, sectionsModule } from './sections.ts';

/** axios is part of this module, so it is not loaded for the first view. */
const LAZY_KEY = 'shared-contracts/http';

/**
 * Without this variable, the plugin finds webpack by calling it with invalid options and reading the stack of the error,
 * which compiles the whole schema of webpack's options: half a second in each build.
 */
process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');

type Settings = ConstructorParameters<typeof ModuleFederationPlugin>[0];

const exposedModule = './app';
export const exposedChunk = '__federation_expose_app';
export const remoteEntry = 'remote-entry.js';
/** Describes a remote for tools and for other hosts; no page of the site loads it. */
export const federationManifest = 'mf-manifest.json';

/** A standalone remote brings its own copies, for hosts that provide none. */
const roleInRemote = isStandalone() ? { strictVersion: true } : ({ import: false, strictVersion: true } as const);

/**
 * Returns the shared modules. A remote fails to load when the shell provides an incompatible version, because a warning
 * would let it run with that version.
 */
function shares({ unit, directory }: UnitOptions): Record<string, object> {
  const role = (key: string) => (unit === 'shell' ? { eager: key !== LAZY_KEY } : roleInRemote);
  const ranges = { ...sharedRanges(directory), ...(unit === 'shell' ? { [rendererKey]: REACT } : {}) };
  return Object.fromEntries(
    Object.entries(ranges).map(([key, requiredVersion]) => [
      requestOf(key),
      { shareKey: key, singleton: true, requiredVersion, ...role(key) },
    ]),
  );
}

/** The modules of a remote: its pages, and its sections if it has any. */
function exposes(directory: string): Record<string, { import: string[]; name: string }> {
  const sections = sectionsEntry(directory);
  return {
    [exposedModule]: { import: ['./src/app/index.tsx'], name: exposedChunk },
    ...(sections !== null && { [sectionsModule]: { import: [sections], name: sectionsChunk } }),
  };
}

/**
 * A subclass, because the plugin looks for an instance of itself among the plugins. During development it writes no
 * manifest: the analysis of all modules takes a third of the time of an incremental compilation.
 */
class UnitFederation extends ModuleFederationPlugin {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    super(settings);
    this.#settings = settings;
  }

  override apply(compiler: Compiler): void {
    if (compiler.options.mode === 'development') this.#settings.manifest = false;
    super.apply(compiler);
  }
}

export function federation(options: UnitOptions): ModuleFederationPlugin {
  const { unit, directory } = options;
  const host = unit === 'shell';
  return new UnitFederation({
    name: unit,
    ...(host ? {} : { filename: remoteEntry, exposes: exposes(directory) }),
    shared: shares(options),
    shareStrategy: 'loaded-first',
    dts: !host && isStandalone() ? typesForHosts(directory) : false,
    dev: false,
    manifest: host ? false : { fileName: federationManifest, additionalData: withAllShared(directory) },
    virtualRuntimeEntry: true,
    runtimePlugins: host
      ? ['provide-runtime.ts', 'create-script.ts', 'retry-failed-share.ts'].map((file) =>
          path.join(directory, 'src/federation', file),
        )
      : [],
    experiments: { externalRuntime: !host && !isStandalone(), optimization: { target: 'web', disableSnapshot: true } },
  });
}
