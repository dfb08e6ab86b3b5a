import { TextInput } from '@mantine/core';
import { useFormField } from '../../shared/form/use-form-field.ts';
import { monthsOf, periodWords } from './retention.values.ts';
import styles from './privacy.module.css';

interface MonthsFieldProps {
  name: string;
  label: string;
  help: string;
}

/** A field for a number of months, with the period in years. */
export function MonthsField({ name, label, help }: MonthsFieldProps) {
  const { value, error, set, leave } = useFormField<string>(name);
  const words = periodWords(monthsOf(value));
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
      onBlur={leave}
      rightSection={<span className={styles.unit}>{words ? `ay (${words})` : 'ay'}</span>}
      rightSectionWidth={140}
    />
  );
}
