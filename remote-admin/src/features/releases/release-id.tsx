import { CopyIcon } from '../../shared/copy-button.tsx';
import { shortId } from './release-words.ts';
import styles from './releases.module.css';

/** Shows the beginning of a release id, which is enough to distinguish releases. */
export function ReleaseId({ id }: { id: string }) {
  return (
    <code className={styles.id} title={id}>
      {shortId(id)}
    </code>
  );
}

/** The same with a way to copy all of it. */
export function CopiedShortId({ id }: { id: string }) {
  return (
    <span className={styles.copied}>
      <ReleaseId id={id} />
      <CopyIcon text={id} label={`${shortId(id)} kimliğini kopyala`} />
    </span>
  );
}

/** The same where the whole of it is wanted, as on the command line. */
export function CopiedReleaseId({ id }: { id: string }) {
  return (
    <span className={styles.copied}>
      <code className={styles.id}>{id}</code>
      <CopyIcon text={id} label={`${shortId(id)} kimliğini kopyala`} />
    </span>
  );
}
