import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { root } from '../units.ts';
import { recordFile, type RecordedRun } from './changed-files.ts';
import type { Outcome } from './step.ts';

/**
 * Records a run without a failure, from which later runs count what has changed: it has tested what the changes since the one before
 * could break. A tree with changes that are not committed is not recorded, because no commit has it.
 */
export function recordRun(extent: RecordedRun['extent'], outcomes: readonly Outcome[]): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  if (git('status', '--porcelain') !== '') {
    console.log('The run is not recorded, because some changes are not committed.');
    return;
  }
  const record: RecordedRun = {
    commit: git('rev-parse', 'HEAD'),
    extent,
    date: new Date().toISOString().slice(0, 10),
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    steps: outcomes.map(({ name, passed, seconds }) => ({ name, passed, seconds: Math.round(seconds) })),
  };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
