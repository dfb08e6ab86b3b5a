import styles from './states.module.css';

/** Placeholder for a screen that is loading: heading and background, without layout shift. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Yükleniyor" className={styles.skeleton}>
      <span className={styles.boneTitle} />
      <span className={styles.boneText} />
      <span className={styles.boneBlock} />
    </div>
  );
}
