import { NativeSelect } from '@mantine/core';
import styles from './list.module.css';

interface FilterSelectProps {
  label: string;
  /** What stands there while nothing is chosen. */
  all: string;
  options: Readonly<Record<string, string>> | readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** Its choices are long. */
  wide?: boolean;
}

/** One filter of a list; the first choice is none. */
export function FilterSelect({ label, all, options, value, onChange, wide = false }: FilterSelectProps) {
  const choices = Array.isArray(options)
    ? (options as readonly { value: string; label: string }[])
    : Object.entries(options).map(([key, name]) => ({ value: key, label: name as string }));
  return (
    <NativeSelect
      className={wide ? styles.wideFilter : styles.filter}
      aria-label={label}
      data={[{ value: '', label: all }, ...choices]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
