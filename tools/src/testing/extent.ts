import { scopeOf, type Scope } from './scope.ts';

/**
 * Environment variable set by `npm test`. Without it, as in a single run or in `npm run test:full`, all tests run
 * completely.
 */
export const EXTENT_VARIABLE = 'VITRIN_TESTS';
export const SHORT = 'short';

/**
 * Whether this is the short run: e2e tests tagged `@full` run only for changed features, and each matrix is limited to
 * what the change can break.
 */
export const isShortRun = process.env[EXTENT_VARIABLE] === SHORT;

/** Environment variable with the changed files of a short run, one per line; missing when they are not known. */
export const CHANGED_VARIABLE = 'VITRIN_TESTS_CHANGED';

/** Changed files of a short run; null when they are not known, and outside it, where everything is tested. */
export const changedFiles: readonly string[] | null = isShortRun
  ? (process.env[CHANGED_VARIABLE]?.split('\n').filter(Boolean) ?? null)
  : null;

/** What the tests of this run have to cover. */
export const scope: Scope = scopeOf(changedFiles);

/** Whether the change can break one of these features. */
export function isAffected(...features: readonly string[]): boolean {
  return scope.isEverything || features.some((feature) => scope.features.has(feature));
}

/** Environment variable set by both: all tests run, so files that load the same modules may be grouped. */
export const ALL = 'VITRIN_TESTS_ALL';
export const isFullSuite = process.env[ALL] === '1';
