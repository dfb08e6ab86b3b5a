import type { VisitCount, VisitDimension } from '@vitrin/shared-contracts/visits';
import { valueText } from './visit-values.ts';
import { formatNumber } from '../../../data/format-number.ts';
import styles from './visits.module.css';

interface BarListProps {
  dimension: VisitDimension;
  title: string;
  empty: string;
  counts: readonly VisitCount[];
}

const SHOWN = 8;
/** The most frequent values as bars with numbers; the bars are decorative and repeat the numbers. */
export function BarList({ dimension, title, empty, counts }: BarListProps) {
  const most = counts[0]?.count ?? 1;
  return (
    <section className={styles.list}>
      <h3>{title}</h3>
      {counts.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      <ol>
        {counts.slice(0, SHOWN).map(({ value, count }) => (
          <li key={value} className={styles.bar}>
            <span className={styles.fill} style={{ inlineSize: `${(count / most) * 100}%` }} aria-hidden />
            <span className={styles.value}>{valueText(dimension, value)}</span>
            <span className={styles.count}>{formatNumber(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
