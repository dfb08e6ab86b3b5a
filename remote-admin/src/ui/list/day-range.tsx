import { DayInput } from '../dates/day-input.tsx';
import { isDay } from '../dates/read-day.ts';
import styles from './list.module.css';

interface Days {
  from: string;
  to: string;
}

interface DayRangeProps {
  filters: { values: Days; set: (changed: Partial<Days>) => void };
  className?: string | undefined;
}

/** First and last day of a list. Text that is no date stays in its field and changes nothing in the list. */
export function DayRange({ filters: { values, set }, className = styles.days }: DayRangeProps) {
  const setDay = (name: keyof Days) => (day: string) => {
    if (day === '' || isDay(day)) set({ [name]: day });
  };
  return (
    <div className={className}>
      <DayInput aria-label="İlk gün" className={styles.day} value={values.from} onChange={setDay('from')} />
      <span aria-hidden>–</span>
      <DayInput aria-label="Son gün" className={styles.day} value={values.to} onChange={setDay('to')} />
    </div>
  );
}
