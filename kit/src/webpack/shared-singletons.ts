import { readManifest } from '../project.ts';

export const REACT = '^19.0.0';
const CONTRACTS = '@vitrin/shared-contracts';

/** Share keys of its modules; releases that were built before the package had a scope ask for them. */
const CONTRACTS_KEYS = 'shared-contracts/';

/**
 * The only list of shared singletons (docs/architecture.md), which the shell provides and no remote bundles. The value
 * is the range that a unit requires; `null` stands for the unit's own range of `shared-contracts`, from its
 * package.json.
 */
export const sharedKeys = {
  react: REACT,
  'react/jsx-runtime': REACT,
  'react-dom': REACT,
  'shared-contracts/state': null,
  'shared-contracts/router': null,
  'shared-contracts/http': null,
} as const;

/** The renderer, which no remote uses. It is shared so that `npm run dev` can replace it together with React. */
export const rendererKey = 'react-dom/client';

/** Returns what code imports to get a shared module. */
export function requestOf(shareKey: string): string {
  return shareKey.startsWith(CONTRACTS_KEYS) ? shareKey.replace(CONTRACTS_KEYS, `${CONTRACTS}/`) : shareKey;
}

/**
 * Returns the range of the API surface that the unit in this folder requires: its peer dependency, because the site
 * provides it. A workspace of the site may declare it as a dependency.
 */
export function apiSurfaceRange(directory: string): string {
  const { dependencies, peerDependencies } = readManifest(directory);
  const range = peerDependencies?.[CONTRACTS] ?? dependencies?.[CONTRACTS];
  if (range === undefined) throw new Error(`${directory}/package.json declares no version range for ${CONTRACTS}`);
  return range;
}

/** Returns the range of each shared singleton that the unit in this folder requires, by key. */
export function sharedRanges(directory: string): Record<string, string> {
  const own = apiSurfaceRange(directory);
  return Object.fromEntries(Object.entries(sharedKeys).map(([key, range]) => [key, range ?? own]));
}
