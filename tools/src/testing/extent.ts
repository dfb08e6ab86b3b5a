/** Set by `npm test`. Whatever is run by itself, and `npm run test:full`, is whole. */
export const EXTENT = 'VITRIN_TESTS';
export const SHORT = 'short';

/** In short each matrix plays a slice that leaves no row out, journeys tagged `@full` wait, and PostgreSQL runs what stands beside SQL. */
export const isShort = process.env[EXTENT] === SHORT;

/** Environment variable set by both: all tests run, so files that load the same modules may be grouped. */
export const ALL = 'VITRIN_TESTS_ALL';
export const areAll = process.env[ALL] === '1';
