import type { ReleaseSummary } from '@vitrin/shared-contracts/release-management';
import { Moment } from '../../shared/list/moment.tsx';
import { shortCommit } from './release-format.ts';
import styles from './releases.module.css';

/** Build date, commit and author of a release. */
export function ReleaseFacts({ release: { commit, built_at, about } }: { release: ReleaseSummary }) {
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
          {about?.committed_at ? (
            <>
              , <Moment iso={about.committed_at} />
            </>
          ) : null}
        </span>
      )}
      {about?.author ? <span>Yazan: {about.author}</span> : null}
    </span>
  );
}
