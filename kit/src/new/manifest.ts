import path from 'node:path';
import { readManifest, type Manifest } from '../project.ts';

export const KIT = '@vitrin/remote-kit';
export const CONTRACTS = '@vitrin/shared-contracts';

/** Packages that a project imports directly, in the versions that this kit was tested with. */
const OWN_PACKAGES = [
  '@playwright/test',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/react',
  '@types/react-dom',
  'oxfmt',
  'oxlint',
  'react',
  'react-dom',
  'typescript',
];

const scripts = {
  dev: 'vitrin-remote dev',
  test: 'vitrin-remote test',
  'test:browser': 'playwright test',
  types: 'tsc --noEmit',
  lint: 'oxlint --deny-warnings && oxfmt --check',
  format: 'oxfmt',
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

/** What a new project is called, and whether it has a section. */
export interface NewProject {
  name: string;
  section: boolean;
}

/** Returns the manifest of a new project in a repository of its own. */
export function projectManifest({ name, section }: NewProject, site: string, sources: PackageSources): Manifest {
  const peerDependencies = { [CONTRACTS]: requiredSurface({ section }) };
  return { ...adoptedManifest({ name, version: '1.0.0' }, site, sources), peerDependencies };
}

/** Returns the manifest of a project that was a workspace of the site, for a repository of its own. */
export function adoptedManifest(manifest: Manifest, site: string, sources: PackageSources): Manifest {
  const { [CONTRACTS]: range = requiredSurface({ section: false }), ...dependencies } = manifest.dependencies ?? {};
  const { devDependencies: versions = {} } = kitManifest;
  const own = OWN_PACKAGES.filter((name) => !(name in dependencies)).map((name) => [name, versions[name] ?? '']);
  const development = [...Object.entries(manifest.devDependencies ?? {}), ...own];
  const packages = { ...Object.fromEntries(development), [KIT]: sources.kit, [CONTRACTS]: sources.contracts };
  return {
    ...manifest,
    private: true,
    type: 'module',
    vitrin: { site },
    scripts,
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
    peerDependencies: { [CONTRACTS]: range },
    devDependencies: Object.fromEntries(
      Object.entries(packages).toSorted(([left], [right]) => (left < right ? -1 : 1)),
    ) as Record<string, string>,
  };
}

/** Sections are part of the API surface since this version. */
const SECTIONS_SURFACE = '^1.2.0';

/** The range of the API surface that the template needs. */
export function requiredSurface({ section }: { section: boolean }): string {
  return section ? SECTIONS_SURFACE : (kitManifest.peerDependencies?.[CONTRACTS] ?? '');
}
