import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../units.ts';

/** A run that passed, written by `npm test -- --record` and by `npm run test:full`, and committed after what was tested. */
export interface RecordedRun {
  /** Commit whose tree was tested. */
  commit: string;
  extent: 'change' | 'full';
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  passed: number;
  steps: readonly { name: string; passed: number; seconds: number }[];
}

export const recordFile = join(root, 'tools/recorded-run.json');

/**
 * Returns the files that differ from the last recorded run, including files that are not committed. Returns null without a record, and
 * where Git does not know its commit, as in an archive or a shallow clone: nothing says then what was tested.
 */
export function changedFiles(): readonly string[] | null {
  const base = recordedCommit();
  return base !== null && isAncestor(base) ? filesSince(base) : null;
}

/** Returns the files that are not committed; those of the last commit when there are none. */
export function currentlyChangedFiles(): readonly string[] | null {
  const files = isAncestor('HEAD') ? filesSince('HEAD') : null;
  return files?.length === 0 && isAncestor('HEAD^') ? filesSince('HEAD^') : files;
}

function recordedCommit(): string | null {
  if (!existsSync(recordFile)) return null;
  return (JSON.parse(readFileSync(recordFile, 'utf8')) as RecordedRun).commit;
}

function filesSince(commit: string): string[] {
  const tracked = git('diff', '--name-only', '--no-renames', commit);
  return [...tracked, ...git('ls-files', '--others', '--exclude-standard')];
}

function isAncestor(commit: string): boolean {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
    return true;
  } catch {
    return false;
  }
}

/** Returns the lines of the output; throws when Git fails or is missing. */
function git(...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\n').filter((line) => line !== '');
}
