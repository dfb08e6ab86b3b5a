import { RowsSkeleton } from '../../shared/states/rows-skeleton.tsx';
import styles from './dashboard.module.css';

/** As high as what is coming, so that nothing jumps. */
export function DashboardSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.tiles} aria-hidden>
        {[1, 2, 3, 4, 5, 6].map((tile) => (
          <div key={tile} className={styles.tile} />
        ))}
      </div>
      <RowsSkeleton rows={5} />
    </div>
  );
}
