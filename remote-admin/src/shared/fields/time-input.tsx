import '@mantine/dates/styles.layer.css';
import { TimePicker } from '@mantine/dates';

interface TimeInputProps {
  /** Name of the time; the labels of the hour and minute inputs are derived from it. */
  label: string;
  shownLabel?: string;
  /** `09:30`; empty: no time. */
  value: string;
  onChange: (time: string) => void;
  className?: string | undefined;
  disabled?: boolean;
}

/** A time of the day in 24 hours, whatever the language of the browser. */
export function TimeInput({ label, shownLabel, value, onChange, className, disabled }: TimeInputProps) {
  return (
    <TimePicker
      className={className}
      label={shownLabel}
      hoursInputLabel={`${label}, saat`}
      minutesInputLabel={`${label}, dakika`}
      value={value}
      onChange={(time) => onChange(time.slice(0, 'hh:mm'.length))}
      disabled={disabled ?? false}
    />
  );
}
