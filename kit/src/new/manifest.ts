import path from 'node:path';
import { readManifest, type Manifest } from '../project.ts';

export const KIT = '@vitrin/remote-kit';
export const CONTRACTS = '@vitrin/shared-contracts';

/** Packages that a project imports directly, in the versions that this kit was tested with. */
const OWN_PACKAGES = [
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'typescript',
];

const scripts = {
  dev: 'vitrin-remote dev',
  test: 'vitrin-remote test',
  types: 'tsc --noEmit',
  check: 'vitrin-remote check',
  build: 'vitrin-remote build',
  release: 'vitrin-remote release',
};

/** Where a project gets the packages of the site: addresses, or `*` in a workspace of the site. */
export interface PackageSources {
  kit: string;
  contracts: string;
}

/** The manifest of this package. */
export const kitManifest: Manifest = readManifest(path.join(import.meta.dirname, '../..'));

/** Returns the manifest of a new project in a repository of its own. */
export function projectManifest(name: string, site: string, sources: PackageSources): object {
  const { devDependencies = {} } = kitManifest;
  const own = OWN_PACKAGES.map((each): [string, string] => [each, devDependencies[each] ?? '']);
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    vitrin: { site },
    scripts,
    peerDependencies: { [CONTRACTS]: requiredSurface() },
    devDependencies: Object.fromEntries(
      [[KIT, sources.kit], [CONTRACTS, sources.contracts], ...own].toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    ),
  };
}

/** The range of the API surface that the template needs. */
export function requiredSurface(): string {
  return kitManifest.peerDependencies?.[CONTRACTS] ?? '';
}
