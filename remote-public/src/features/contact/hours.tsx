import type { ContactItem, WorkingHours } from 'shared-contracts/contact-information';
import { hoursOf } from '../../shared/contact-facts.ts';
import { weekdayRange } from '../../shared/dates.ts';
import { useRootData } from '../../shared/root-data.ts';
import styles from './contact.module.css';
import { useToday } from './use-today.ts';

export function Hours({ items }: { items: readonly ContactItem[] }) {
  const { texts } = useRootData();
  const today = useToday();
  if (items.length === 0) return null;
  return (
    <div className={styles.hours}>
      <h2 className={styles.label}>{texts.contact.hours}</h2>
      {items.map((item) => (
        <table key={item.id}>
          {items.length > 1 && <caption>{item.name}</caption>}
          <tbody>
            {hoursOf(item).map((line) => (
              <Line key={line.days.join()} line={line} isToday={today !== null && line.days.includes(today)} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Line({ line, isToday }: { line: WorkingHours; isToday: boolean }) {
  const { language, texts } = useRootData();
  return (
    <tr aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        {weekdayRange(line.days, language)}
        {isToday && ' '}
        {isToday && <em>{texts.contact.today}</em>}
      </th>
      <td>{line.opens && line.closes ? `${line.opens} – ${line.closes}` : texts.contact.closed}</td>
    </tr>
  );
}
