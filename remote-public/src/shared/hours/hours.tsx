import {
  hoursOn,
  isSpecialHours,
  type ContactItem,
  type WorkingHours,
} from '@vitrin/shared-contracts/contact-information';
import { hoursOf } from '../contact-facts.ts';
import { dayRange, weekdayRange } from '../dates.ts';
import { textsLanguage, useRootData } from '../root-data.ts';
import styles from './hours.module.css';
import { useNow, type Now } from './use-now.ts';

/** Working hours by weekday, below them the special days that are not over; today's row is marked. */
export function Hours({ items, level = 'h2' }: { items: readonly ContactItem[]; level?: 'h2' | 'h3' | 'h4' }) {
  const Label = level;
  const { texts } = useRootData();
  const now = useNow();
  if (items.length === 0) return null;
  return (
    <div className={styles.hours}>
      <div className={styles.head}>
        <Label className={styles.label}>{texts.contact.hours}</Label>
        {items.length === 1 && items.some((item) => isOpen(todayOf(hoursOf(item), now), now)) && (
          <p>{texts.contact.open}</p>
        )}
      </div>
      {items.map((item) => (
        <HoursTable key={item.id} lines={hoursOf(item)} caption={items.length > 1 ? item.name : ''} now={now} />
      ))}
    </div>
  );
}

interface HoursTableProps {
  lines: readonly WorkingHours[];
  /** Name of the hours; empty if the page shows only these. */
  caption: string;
  now: Now | null;
}

function HoursTable({ lines, caption, now }: HoursTableProps) {
  const today = todayOf(lines, now);
  return (
    <table>
      {caption && <caption>{caption}</caption>}
      <tbody>
        {inOrder(lines, now).map((line) => (
          <Line key={line.from ?? line.days.join()} line={line} isToday={line === today} />
        ))}
      </tbody>
    </table>
  );
}

/** Returns the weekdays and then the special days; those that are over are left out as soon as the day is known. */
function inOrder(lines: readonly WorkingHours[], now: Now | null): WorkingHours[] {
  const special = lines.filter(isSpecialHours).filter(({ to }) => now === null || to >= now.date);
  const byDay = special.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return [...lines.filter((line) => !isSpecialHours(line)), ...byDay];
}

function todayOf(lines: readonly WorkingHours[], now: Now | null): WorkingHours | undefined {
  return now === null ? undefined : hoursOn(lines, now.date, now.day);
}

function isOpen({ opens, closes }: Partial<WorkingHours> = {}, now: Now | null): boolean {
  return now !== null && Boolean(opens && closes && opens <= now.time && now.time < closes);
}

function Line({ line, isToday }: { line: WorkingHours; isToday: boolean }) {
  const root = useRootData();
  const { texts } = root;
  const language = textsLanguage(root);
  return (
    <tr aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        <span>{isSpecialHours(line) ? dayRange(line.from, line.to, language) : weekdayRange(line.days, language)}</span>
        {isToday && ' '}
        {isToday && <em>{texts.contact.today}</em>}
        {line.note && <span className={styles.note}>{line.note}</span>}
      </th>
      <td>
        {line.opens && line.closes ? <bdi dir="ltr">{`${line.opens} – ${line.closes}`}</bdi> : texts.contact.closed}
      </td>
    </tr>
  );
}
