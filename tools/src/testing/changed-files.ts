import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../units.ts';

/** Written by a complete `npm run test:full`, and committed with the change that was tested. */
export interface FullRun {
  /** Commit whose tree was tested. */
  commit: string;
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  passed: number;
  steps: readonly { name: string; passed: number; seconds: number }[];
}

export const fullRunFile = join(root, 'tools/full-run.json');

/**
 * Returns the files that differ from the last commit that `npm run test:full` has recorded, else from the first parent,
 * including files that are not committed. Returns null where Git does not know either commit, as in an archive or a
 * shallow clone.
 */
export function changedFiles(): readonly string[] | null {
  const base = [recordedCommit(), 'HEAD^'].find((commit) => commit !== null && isAncestor(commit));
  return base ? filesSince(base) : null;
}

/** Returns the files that are not committed; those of the last commit when there are none. */
export function currentlyChangedFiles(): readonly string[] | null {
  const files = isAncestor('HEAD') ? filesSince('HEAD') : null;
  return files?.length === 0 && isAncestor('HEAD^') ? filesSince('HEAD^') : files;
}

function recordedCommit(): string | null {
  if (!existsSync(fullRunFile)) return null;
  return (JSON.parse(readFileSync(fullRunFile, 'utf8')) as FullRun).commit;
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
