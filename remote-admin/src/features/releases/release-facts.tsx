import type { ReleaseSummary } from '@vitrin/shared-contracts/release-management';
import { Moment } from '../../ui/list/moment.tsx';
import { ReleaseSource } from './release-source.tsx';
import styles from './releases.module.css';

/** Build date, commit and author of a release. */
export function ReleaseFacts({ release }: { release: ReleaseSummary }) {
  const { built_at, about } = release;
  return (
    <span className={styles.facts}>
      <span>
        Derleme: <Moment iso={built_at} />
      </span>
      <ReleaseSource release={release} />
      {about?.author ? <span>Yazan: {about.author}</span> : null}
    </span>
  );
}
