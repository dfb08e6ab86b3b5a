import { TextInput } from '@mantine/core';
import { invalid } from '@vitrin/shared-contracts/validation';
import type { ReactNode } from 'react';
import { readTime } from './read-time.ts';
import { useTypedValue } from './use-typed-value.ts';

interface TimeInputProps {
  id?: string | undefined;
  /** Name of the time for assistive technology. */
  label: string;
  visibleLabel?: string;
  /** Time such as `09:30`; empty: no time. Text that is no time is kept as the value. */
  value: string;
  onChange: (time: string) => void;
  onBlur?: () => void;
  error?: ReactNode;
  className?: string | undefined;
  disabled?: boolean;
}

/** Time input in 24-hour format, typed as `9`, `9.30` or `0930`, regardless of the browser language. */
export function TimeInput({ id, label, visibleLabel, value, onChange, onBlur, error, ...input }: TimeInputProps) {
  const typed = useTypedValue({ value, onChange, read: readTime, show: (time) => time });
  return (
    <TextInput
      {...input}
      {...(id ? { id } : {})}
      label={visibleLabel}
      aria-label={label}
      // Numbers with the separators that a phone offers.
      inputMode="decimal"
      autoComplete="off"
      placeholder="ss:dd"
      value={typed.text}
      error={error ?? (typed.isUnreadable && !typed.typing ? invalid.time : undefined)}
      // What is typed after a click replaces the time instead of landing in the middle of it.
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.currentTarget.select()}
      onChange={(event) => typed.change(event.currentTarget.value)}
      onBlur={() => {
        typed.leave();
        onBlur?.();
      }}
    />
  );
}
