import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import type { WorkingHours } from '@vitrin/shared-contracts/contact-information';
import { TimeInput } from '../../ui/dates/time-input.tsx';
import styles from './contact-information.module.css';

interface HoursTimesProps<T extends WorkingHours> {
  line: T;
  onChange: (line: T) => void;
  /** Controls after the times. */
  children: ReactNode;
}

/** Opening and closing time of a line of working hours, or that the company is closed. */
export function HoursTimes<T extends WorkingHours>({ line, onChange, children }: HoursTimesProps<T>) {
  const { opens, closes } = line;
  const closed = opens === null && closes === null;
  return (
    <div className={styles.times}>
      <Switch
        label="Kapalı"
        checked={closed}
        onChange={(event) =>
          onChange({
            ...line,
            ...(event.currentTarget.checked ? { opens: null, closes: null } : { opens: '09:00', closes: '18:00' }),
          })
        }
      />
      <TimeInput
        label="Açılış"
        className={styles.time}
        value={opens ?? ''}
        disabled={closed}
        onChange={(time) => onChange({ ...line, opens: time })}
      />
      <span aria-hidden>–</span>
      <TimeInput
        label="Kapanış"
        className={styles.time}
        value={closes ?? ''}
        disabled={closed}
        onChange={(time) => onChange({ ...line, closes: time })}
      />
      {children}
    </div>
  );
}
