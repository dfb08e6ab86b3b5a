import styles from './states.module.css';

/** Placeholders for list rows that are loading, as high as the real ones. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Yükleniyor" className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.boneRow}>
          <i />
          <b />
        </span>
      ))}
    </div>
  );
}
