import { CopyIcon } from '../../ui/copy-button.tsx';
import { shortId } from './release-format.ts';
import { ReleaseLink } from './release-link.tsx';
import styles from './releases.module.css';

/** Shows the beginning of a release id, which is enough to distinguish releases. */
export function ReleaseId({ id }: { id: string }) {
  return (
    <code className={styles.id} title={id}>
      {shortId(id)}
    </code>
  );
}

/** Shows the shortened id with a button that copies the full id. */
export function CopyableShortId({ id }: { id: string }) {
  return (
    <span className={styles.copied}>
      <ReleaseId id={id} />
      <CopyIcon text={id} label={`${shortId(id)} kimliğini kopyala`} />
    </span>
  );
}

/** Shows the full id with a copy button, for use on the command line. */
export function CopyableReleaseId({ id, to }: { id: string; to: string | undefined }) {
  return (
    <span className={styles.copied}>
      <ReleaseLink to={to}>
        <code className={styles.id}>{id}</code>
      </ReleaseLink>
      <CopyIcon text={id} label={`${shortId(id)} kimliğini kopyala`} />
    </span>
  );
}
