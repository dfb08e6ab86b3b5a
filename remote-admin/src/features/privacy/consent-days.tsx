import { DayInput } from '../../shared/fields/day-input.tsx';
import type { useListQuery } from '../../shared/list/use-list-query.ts';
import styles from './consents.module.css';

type Query = Pick<ReturnType<typeof useListQuery<'from' | 'to'>>, 'filters' | 'setFilter'>;

export function ConsentDays({ query: { filters, setFilter } }: { query: Query }) {
  return (
    <div className={styles.days}>
      <DayInput
        aria-label="İlk gün"
        className={styles.day}
        value={filters.from}
        onChange={(value) => setFilter('from', value)}
      />
      <span aria-hidden>–</span>
      <DayInput
        aria-label="Son gün"
        className={styles.day}
        value={filters.to}
        onChange={(value) => setFilter('to', value)}
      />
    </div>
  );
}
