import type { Quarantine } from './results.ts';

/** Journeys whose retry does not fail `npm test`. An entry says what is known and leaves when the cause is fixed. */
export const quarantine: Quarantine = {};
