import '@mantine/dates/styles.layer.css';
import { TimePicker } from '@mantine/dates';

interface TimeInputProps {
  /** Name of the time; the labels of the hour and minute inputs are derived from it. */
  label: string;
  visibleLabel?: string;
  /** Time such as `09:30`; empty: no time. */
  value: string;
  onChange: (time: string) => void;
  className?: string | undefined;
  disabled?: boolean;
}

/** Time input in 24-hour format, regardless of the browser language. */
export function TimeInput({ label, visibleLabel, value, onChange, className, disabled }: TimeInputProps) {
  return (
    <TimePicker
      className={className}
      label={visibleLabel}
      hoursInputLabel={`${label}, saat`}
      minutesInputLabel={`${label}, dakika`}
      value={value}
      onChange={(time) => onChange(time.slice(0, 'hh:mm'.length))}
      disabled={disabled ?? false}
    />
  );
}
