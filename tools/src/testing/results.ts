import { readFileSync } from 'node:fs';
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

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly { title: string; tests: readonly { status: string }[] }[];
}

/**
 * Counts the tests in the JSON results of Playwright. A journey that passed only on a retry has failed, unless it is in
 * quarantine; the notes name both.
 */
export function countPlaywright(file: string, quarantine: Quarantine): Tally {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number };
    errors: readonly unknown[];
    suites: readonly Suite[];
  };
  const retried = suites.flatMap(retriedIn);
  const quarantined = retried.filter((title) => Object.hasOwn(quarantine, title));
  const flaky = retried.filter((title) => !quarantined.includes(title));
  return {
    passed: stats.expected + quarantined.length,
    failed: stats.unexpected + flaky.length + errors.length,
    notes: [
      ...quarantined.map((title) => `quarantined: ${title} (${quarantine[title]})`),
      ...flaky.map((title) => `passed only on a retry: ${title}`),
    ],
  };
}

function retriedIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => title), ...suites.flatMap(retriedIn)];
}
