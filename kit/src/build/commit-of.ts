import { execFileSync } from 'node:child_process';
import { releaseAboutLimits, type ReleaseAbout } from '@vitrin/shared-contracts/releases';
import type { Project } from '../project.ts';
import { commonSources } from './sources.ts';

/**
 * Returns the commit that a project is built from, with a plus sign when its sources have changed since; null when it is
 * not in a repository or git is not installed.
 */
export function commitOf(project: Project): string | null {
  const { directory } = project;
  try {
    const commit = git(directory, ['rev-parse', 'HEAD']);
    const changed = git(directory, ['status', '--porcelain', '--', '.', ...commonSources(project)]);
    return changed === '' ? commit : `${commit}+`;
  } catch {
    return null;
  }
}

/** Returns the subject, author and time of that commit; null values when there is none. */
export function describeCommit({ directory }: Project): ReleaseAbout {
  try {
    const [subject = '', author = '', time = ''] = git(directory, ['log', '-1', '--format=%s%x00%an%x00%cI']).split(
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
