import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Tally } from './step.ts';

/** Counts the tests in the JSON results of Jest; a file that could not run counts as one failed test. */
export function countJest(file: string): Tally {
  const results = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return { passed: results.numPassedTests, failed: results.numFailedTests + results.numRuntimeErrorTestSuites };
}

/** Journeys that may need a retry, by title, with the reason. Empty is the normal state. */
export type Quarantine = Readonly<Record<string, string>>;

interface Test {
  status: string;
  /** One per attempt. */
  results: readonly { error?: { message?: string } }[];
}

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly { title: string; tests: readonly Test[] }[];
}

/**
 * Counts the tests in the JSON results of Playwright. A journey that passed only on a retry has failed, unless it is in
 * quarantine. The notes name both, and what the first attempt of a failed one found.
 */
export function countPlaywright(file: string, quarantine: Quarantine): Tally {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number };
    errors: readonly unknown[];
    suites: readonly Suite[];
  };
  const retried = suites.flatMap(retriedIn);
  const quarantined = retried.filter(({ title }) => Object.hasOwn(quarantine, title));
  const flaky = retried.filter((journey) => !quarantined.includes(journey));
  return {
    passed: stats.expected + quarantined.length,
    failed: stats.unexpected + flaky.length + errors.length,
    notes: [
      ...quarantined.map(({ title }) => `quarantined: ${title} (${quarantine[title]})`),
      ...flaky.map(({ title, found }) => `passed only on a retry: ${title}: ${found}`),
    ],
  };
}

interface Retried {
  title: string;
  /** Error message of the first attempt. */
  found: string;
}

function retriedIn({ suites = [], specs = [] }: Suite): Retried[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ results }) => ({ title, found: firstError(results) })),
  );
  return [...own, ...suites.flatMap(retriedIn)];
}

function firstError(attempts: Test['results']): string {
  const failed = attempts.find(({ error }) => error?.message !== undefined);
  return stripVTControlCharacters(failed?.error?.message ?? '');
}
