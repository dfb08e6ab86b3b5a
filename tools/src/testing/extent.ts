/**
 * Environment variable set by `npm test`. Without it, as in a single run or in `npm run test:full`, all tests run
 * completely.
 */
export const EXTENT_VARIABLE = 'VITRIN_TESTS';
export const SHORT = 'short';

/**
 * Whether this is the short run: each matrix covers a slice that includes every row, e2e tests tagged `@full` are
 * skipped, and PostgreSQL runs only the tests of SQL code.
 */
export const isShortRun = process.env[EXTENT_VARIABLE] === SHORT;

/** Environment variable set by both: all tests run, so files that load the same modules may be grouped. */
export const ALL = 'VITRIN_TESTS_ALL';
export const isFullSuite = process.env[ALL] === '1';
