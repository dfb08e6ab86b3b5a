import type { ReleaseSummary } from 'shared-contracts/release-management';
import { Moment } from '../../shared/list/moment.tsx';
import { shortCommit } from './release-words.ts';
import styles from './releases.module.css';

/** When a release was built, and of what. */
export function ReleaseFacts({ release: { commit, built_at } }: { release: ReleaseSummary }) {
  return (
    <span className={styles.facts}>
      <span>
        Derleme: <Moment iso={built_at} />
      </span>
      {commit === null ? null : (
        <span>
          Kaynak:{' '}
          <code className={styles.id} title={commit}>
            {shortCommit(commit)}
          </code>
        </span>
      )}
    </span>
  );
}
