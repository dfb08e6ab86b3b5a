import { execFileSync } from 'node:child_process';
import { commonBuildFiles, root } from './units.ts';

/** What the build of any unit reads beside its own folder. */
const COMMON = ['shared-contracts', ...commonBuildFiles];

/**
 * The commit that a unit is built from, with a plus sign where its sources have changed since; null where the folder is in
 * no repository, or there is no git.
 */
export function commitOf(folder: string, repository = root): string | null {
  try {
    const commit = git(repository, ['rev-parse', 'HEAD']);
    const changed = git(repository, ['status', '--porcelain', '--', folder, ...COMMON]);
    return changed === '' ? commit : `${commit}+`;
  } catch {
    return null;
  }
}

function git(cwd: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
