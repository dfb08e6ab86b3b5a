import { Checkbox } from '@mantine/core';
import { useFormField } from '../form/use-form-field.ts';
import styles from './checkbox-group-field.module.css';

interface CheckboxGroupFieldProps {
  name: string;
  label: string;
  help?: string;
  options: readonly { value: string; label: string }[];
}

/** Several choices from a list that is shown completely. */
export function CheckboxGroupField({ name, label, help, options }: CheckboxGroupFieldProps) {
  const { value, error, set } = useFormField<string[]>(name);
  return (
    <Checkbox.Group
      id={name}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      withAsterisk
      value={value}
      error={error}
      onChange={set}
    >
      <div className={styles.options}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
