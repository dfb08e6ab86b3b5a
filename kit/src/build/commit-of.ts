import { execFileSync } from 'node:child_process';
import { releaseAboutLimits, type ReleaseAbout } from '@vitrin/shared-contracts/releases';
import { commonBuildFiles, root } from '../../../tools/src/units.ts';

/** Files outside its own folder that the build of every unit reads. */
const COMMON = ['shared-contracts', ...commonBuildFiles];

/**
 * Returns the commit that a unit is built from, with a plus sign when its sources have changed since. Null when the
 * folder is not in a repository or git is not installed.
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

/** Returns the subject, author and time of that commit; null values when there is none. */
export function describeCommit(repository = root): ReleaseAbout {
  try {
    const [subject = '', author = '', time = ''] = git(repository, ['log', '-1', '--format=%s%x00%an%x00%cI']).split(
      '\0',
    );
    return {
      subject: shortened(subject, releaseAboutLimits.subject),
      author: shortened(author, releaseAboutLimits.author),
      committed_at: time === '' ? null : new Date(time).toISOString(),
      note: null,
    };
  } catch {
    return { subject: null, author: null, committed_at: null, note: null };
  }
}

function shortened(text: string, most: number): string | null {
  return text.trim().slice(0, most).toWellFormed() || null;
}

function git(cwd: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
