import type { VisitDay } from '@vitrin/shared-contracts/visits';
import { formatNumber } from '../../../data/format-number.ts';
import styles from './visits.module.css';

/** The data of the chart as a table, newest day first. */
export function VisitsTable({ days }: { days: readonly VisitDay[] }) {
  const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
    <div className={styles.tableBox} tabIndex={0} role="region" aria-label="Günlük ziyaretler tablosu">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Gün</th>
            <th scope="col">Ziyaret</th>
            <th scope="col">Önceki dönem</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((each) => (
            <tr key={each.day}>
              <th scope="row">{day.format(new Date(each.day))}</th>
              <td>{formatNumber(each.count)}</td>
              <td>{formatNumber(each.previous)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
