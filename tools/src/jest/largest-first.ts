import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sequencer from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

const REQUIRED = /require\('(\.[^']+\.test\.tsx?)'\)/g;

/** Begins with the tests of the largest sources, so that no worker ends with a long one alone; a group is as large as its files. */
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
