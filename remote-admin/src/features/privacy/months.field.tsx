import { TextInput } from '@mantine/core';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { monthsOf, periodText } from './retention.values.ts';
import styles from './privacy.module.css';

interface MonthsFieldProps {
  name: string;
  label: string;
  help: string;
}

/** A field for a number of months, with the period in years. */
export function MonthsField({ name, label, help }: MonthsFieldProps) {
  const { value, error, set, onBlur } = useFormField<string>(name);
  const text = periodText(monthsOf(value));
  return (
    <TextInput
      id={name}
      className={styles.months}
      inputMode="numeric"
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      withAsterisk
      value={value}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={onBlur}
      rightSection={<span className={styles.unit}>{text ? `ay (${text})` : 'ay'}</span>}
      rightSectionWidth={140}
    />
  );
}
