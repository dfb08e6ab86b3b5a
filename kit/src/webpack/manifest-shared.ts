import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { apiSurfaceVersion } from '@vitrin/shared-contracts/releases';
import { sharedRanges } from './shared-singletons.ts';

type Settings = ConstructorParameters<typeof ModuleFederationPlugin>[0];
type ManifestSettings = Exclude<NonNullable<Settings['manifest']>, boolean>;
type CompleteStats = NonNullable<ManifestSettings['additionalData']>;
type Stats = Parameters<CompleteStats>[0]['stats'];
type SharedModule = Stats['shared'][number];

/**
 * Returns the function that completes the shared modules of the federation manifest, with the ranges of `release.json`.
 * The analysis of the library lists only those that are imported under their own key.
 */
export function withAllShared(directory: string): ({ stats }: { stats: Stats }) => Stats {
  return ({ stats }) => {
    const shared = Object.entries(sharedRanges(directory)).map(([name, requiredVersion]) => ({
      ...(stats.shared.find((known) => known.name === name) ?? unlisted(stats, name)),
      singleton: true,
      requiredVersion,
    }));
    return { ...stats, shared };
  };
}

/** Returns the entry of a module for which the remote has no file of its own. */
function unlisted({ name: remote, shared }: Stats, name: string): SharedModule {
  const library = libraryOf(name);
  const known = shared.find((other) => libraryOf(other.name) === library);
  return {
    id: `${remote}:${name}`,
    name,
    version: known?.version ?? apiSurfaceVersion,
    singleton: true,
    requiredVersion: '',
    hash: '',
    assets: { js: { async: [], sync: [] }, css: { async: [], sync: [] } },
    deps: [],
    usedIn: [],
    usedExports: [],
    fallback: '',
    fallbackName: '',
    fallbackType: 'global',
  };
}

/** `react-dom` has the version of `react`. */
function libraryOf(name: string): string {
  return name.split(/[/-]/, 1)[0] ?? name;
}
