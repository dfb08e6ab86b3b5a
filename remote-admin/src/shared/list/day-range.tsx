import { DayInput } from '../fields/day-input.tsx';
import styles from './list.module.css';

interface Days {
  from: string;
  to: string;
}

interface DayRangeProps {
  filters: { values: Days; set: (changed: Partial<Days>) => void };
  className?: string | undefined;
}

export function DayRange({ filters: { values, set }, className = styles.days }: DayRangeProps) {
  return (
    <div className={className}>
      <DayInput aria-label="İlk gün" className={styles.day} value={values.from} onChange={(from) => set({ from })} />
      <span aria-hidden>–</span>
      <DayInput aria-label="Son gün" className={styles.day} value={values.to} onChange={(to) => set({ to })} />
    </div>
  );
}
