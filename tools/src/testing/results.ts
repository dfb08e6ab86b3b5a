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

/** Counts the tests in the JSON results of Playwright; a test that passed on retry, which only the short run allows, counts as passed. */
export function countPlaywright(file: string): Tally {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
