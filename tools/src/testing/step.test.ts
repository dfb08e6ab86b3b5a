import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countPlaywright } from './results.ts';
import { tallyOf } from './step.ts';

const tally = (passed: number, failed: number) => ({ passed, failed });

describe('step tally:', () => {
  test.each([
    ['a successful check is one passed test', 0, undefined, tally(1, 0)],
    ['a failed check is one failed test', 1, undefined, tally(0, 1)],
    ['passed tests are counted as reported', 0, () => tally(12, 0), tally(12, 0)],
    ['failed tests are counted as reported', 1, () => tally(10, 2), tally(10, 2)],
    ['a failed exit without a failed test is one failed test', 1, () => tally(12, 0), tally(12, 1)],
    ['a run without tests is one failed test', 0, () => tally(0, 0), tally(0, 1)],
    ['an exit without a report is one failed test', 0, () => JSON.parse('') as never, tally(0, 1)],
  ])('%s', (_case, code, count, expected) => {
    expect(tallyOf({ name: 'step', script: 'script', ...(count ? { count } : {}) }, code)).toEqual(expected);
  });
});

describe('test reports', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'results-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function report(content: object): string {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  }

  test('from Jest count a file that could not run as a failed test', () => {
    const file = report({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
    expect(countJest(file)).toEqual(tally(5, 3));
  });

  describe('from Playwright', () => {
    const late = { status: 'flaky', results: [{ error: { message: '\u001b[31mError\u001b[39m: timeout' } }, {}] };
    const retried = (title: string) => ({ specs: [{ title, tests: [late] }] });
    const stats = { expected: 7, unexpected: 1, flaky: 1 };

    test('count a journey that passed only on a retry as failed, and say so', () => {
      const file = report({ stats, errors: [], suites: [{ suites: [retried('a page loads')] }] });
      expect(countPlaywright(file, {})).toEqual({
        ...tally(7, 2),
        notes: ['passed only on a retry: a page loads: Error: timeout'],
      });
    });

    test('count it as passed while it is in quarantine, and name the reason', () => {
      const file = report({ stats, errors: [], suites: [retried('a page loads')] });
      const counted = countPlaywright(file, { 'a page loads': 'the clock of the browser' });
      expect(counted).toEqual({ ...tally(8, 1), notes: ['quarantined: a page loads (the clock of the browser)'] });
    });

    test('count an error outside the tests as failed', () => {
      const file = report({ stats, errors: [{ message: 'setup' }], suites: [] });
      expect(countPlaywright(file, {})).toMatchObject(tally(7, 2));
    });
  });
});
