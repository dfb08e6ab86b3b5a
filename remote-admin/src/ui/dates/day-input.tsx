import { TextInput, type TextInputProps } from '@mantine/core';
import { invalid } from '@vitrin/shared-contracts/validation';
import { DayCalendar } from './day-calendar.tsx';
import styles from './day-input.module.css';
import { dayText, readDay } from './read-day.ts';
import { useTypedValue } from './use-typed-value.ts';

interface DayInputProps extends Pick<
  TextInputProps,
  'id' | 'label' | 'aria-label' | 'description' | 'error' | 'className' | 'withAsterisk'
> {
  /** Date such as `2026-11-21`; empty: no date. Text that is no date is kept as the value. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** Last selectable day, as `YYYY-MM-DD`. */
  maxDate?: string;
}

/**
 * Date input, typed as 21.11.2026 or `21 Kasım 2026` or chosen from a Turkish calendar, regardless of the browser
 * language. What cannot be read stays in the field with an error.
 */
export function DayInput({ value, onChange, onBlur, error, maxDate, ...input }: DayInputProps) {
  const typed = useTypedValue({ value, onChange, read: readDay, show: dayText });
  return (
    <TextInput
      {...input}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete="off"
      placeholder="gg.aa.yyyy"
      value={typed.text}
      error={error ?? (typed.isUnreadable && !typed.typing ? invalid.date : undefined)}
      onChange={(event) => typed.change(event.currentTarget.value)}
      onBlur={() => {
        typed.leave();
        onBlur?.();
      }}
      rightSectionPointerEvents="all"
      rightSection={
        <span className={styles.calendar}>
          <DayCalendar value={value} onChange={typed.choose} maxDate={maxDate} />
        </span>
      }
    />
  );
}
