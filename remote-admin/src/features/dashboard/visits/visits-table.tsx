import type { VisitDay } from '@vitrin/shared-contracts/visits';
import styles from './visits.module.css';

const number = new Intl.NumberFormat('tr-TR');
const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The data of the chart as a table, newest day first. */
export function VisitsTable({ days }: { days: readonly VisitDay[] }) {
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
              <td>{number.format(each.count)}</td>
              <td>{number.format(each.previous)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
