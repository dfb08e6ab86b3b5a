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

/** Of this many journeys, one may be late on a busy machine. */
const JOURNEYS_PER_RETRY = 100;

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
 * Counts the tests in the JSON results of Playwright. Journeys that passed only on a retry count as failed if they are more than one in
 * a hundred. The notes name each, with what its first attempt found.
 */
export function countPlaywright(file: string): Tally {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number };
    errors: readonly unknown[];
    suites: readonly Suite[];
  };
  const notes = suites.flatMap(retriesIn);
  const retried = notes.length;
  const accepted = retried <= (stats.expected + retried) / JOURNEYS_PER_RETRY ? retried : 0;
  return {
    passed: stats.expected + accepted,
    failed: stats.unexpected + retried - accepted + errors.length,
    notes,
  };
}

function retriesIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ results }) => retryNote(title, results)),
  );
  return [...own, ...suites.flatMap(retriesIn)];
}

function retryNote(title: string, attempts: Test['results']): string {
  const first = attempts.find(({ error }) => error?.message !== undefined)?.error?.message;
  return `passed only on a retry: ${title}: ${stripVTControlCharacters(first ?? '')}`;
}
