import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sequencer from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

const REQUIRED = /require\('(\.[^']+\.test\.tsx?)'\)/g;

/**
 * Runs the largest test files first, so that no worker ends with a long one alone; the size of a group is the sum of
 * its files.
 */
export default class LargestFirst extends Sequencer {
  override sort(tests: Tests): Tests {
    const sizes = new Map(tests.map(({ path }) => [path, sizeOf(path)]));
    return tests.toSorted((a, b) => (sizes.get(b.path) ?? 0) - (sizes.get(a.path) ?? 0));
  }
}

function sizeOf(path: string): number {
  if (!path.includes('grouped-tests/')) return statSync(path).size;
  const files = [...readFileSync(path, 'utf8').matchAll(REQUIRED)].map(([, file = '']) => join(dirname(path), file));
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}
