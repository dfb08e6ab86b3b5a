import type { ContactItem, WorkingHours } from '@vitrin/shared-contracts/contact-information';
import { hoursOf } from '../../shared/contact-facts.ts';
import { weekdayRange } from '../../shared/dates.ts';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import styles from './contact.module.css';
import { useNow, type Now } from './use-now.ts';

export function Hours({ items }: { items: readonly ContactItem[] }) {
  const { texts } = useRootData();
  const now = useNow();
  if (items.length === 0) return null;
  return (
    <div className={styles.hours}>
      <div className={styles.hoursHead}>
        <h2 className={styles.label}>{texts.contact.hours}</h2>
        {items.length === 1 && items.some((item) => isOpen(hoursOf(item), now)) && <p>{texts.contact.open}</p>}
      </div>
      {items.map((item) => (
        <table key={item.id}>
          {items.length > 1 && <caption>{item.name}</caption>}
          <tbody>
            {hoursOf(item).map((line) => (
              <Line key={line.days.join()} line={line} isToday={now !== null && line.days.includes(now.day)} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function isOpen(lines: readonly WorkingHours[], now: Now | null): boolean {
  return lines.some(
    ({ days, opens, closes }) =>
      now !== null &&
      days.includes(now.day) &&
      opens !== null &&
      closes !== null &&
      opens <= now.time &&
      now.time < closes,
  );
}

function Line({ line, isToday }: { line: WorkingHours; isToday: boolean }) {
  const root = useRootData();
  const { texts } = root;
  return (
    <tr aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        <span>{weekdayRange(line.days, textsLanguage(root))}</span>
        {isToday && ' '}
        {isToday && <em>{texts.contact.today}</em>}
      </th>
      <td>
        {line.opens && line.closes ? <bdi dir="ltr">{`${line.opens} – ${line.closes}`}</bdi> : texts.contact.closed}
      </td>
    </tr>
  );
}
