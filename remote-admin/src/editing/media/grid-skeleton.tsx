import styles from './media.module.css';

const TILES = 12;

/** Placeholders for pictures that are being loaded, in the size of the real ones. */
export function GridSkeleton() {
  return (
    <div role="status" aria-label="Yükleniyor" className={styles.grid}>
      {Array.from({ length: TILES }, (_, tile) => (
        <span key={tile} className={styles.bone} />
      ))}
    </div>
  );
}
