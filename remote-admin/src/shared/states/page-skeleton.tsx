import styles from './states.module.css';

/** Stands where a screen is about to be: heading and ground, nothing that could jump. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Yükleniyor" className={styles.skeleton}>
      <span className={styles.boneTitle} />
      <span className={styles.boneText} />
      <span className={styles.boneBlock} />
    </div>
  );
}
