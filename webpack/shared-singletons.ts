import { readFileSync } from 'node:fs';
import path from 'node:path';

const REACT = '^19.0.0';
const CONTRACTS = 'shared-contracts';

/**
 * The one list of shared singletons (docs/architecture.md): provided by the shell, never bundled into a remote. Each with the range that
 * a unit needs of it; `null` is the unit's own range of `shared-contracts`, which stands in its package.json.
 */
export const sharedKeys = {
  react: REACT,
  'react/jsx-runtime': REACT,
  'react-dom': REACT,
  'shared-contracts/state': null,
  'shared-contracts/router': null,
  'shared-contracts/http': null,
} as const;

/** Range of the API surface that the unit in this folder needs. */
export function apiSurfaceRange(directory: string): string {
  const manifest = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const range = manifest.dependencies?.[CONTRACTS];
  if (range === undefined) throw new Error(`${directory}/package.json names no range of ${CONTRACTS}`);
  return range;
}

/** Range of each shared singleton that the unit in this folder needs, by key. */
export function sharedRanges(directory: string): Record<string, string> {
  const own = apiSurfaceRange(directory);
  return Object.fromEntries(Object.entries(sharedKeys).map(([key, range]) => [key, range ?? own]));
}
