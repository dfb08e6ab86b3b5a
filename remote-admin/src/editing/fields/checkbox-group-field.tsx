import { Input } from '@mantine/core';
import { useFormField } from '../form/use-form-field.ts';
import styles from './checkbox-group-field.module.css';

interface CheckboxGroupFieldProps {
  name: string;
  label: string;
  help: string;
  options: readonly { value: string; label: string }[];
}

/** Several choices from a list that is shown completely; one is required. */
export function CheckboxGroupField({ name, label, help, options }: CheckboxGroupFieldProps) {
  const { value, error, set } = useFormField<string[]>(name);
  const change = (option: string, isChosen: boolean) =>
    set(isChosen ? [...value, option] : value.filter((chosen) => chosen !== option));
  return (
    <Input.Wrapper
      id={name}
      label={label}
      labelElement="div"
      description={help}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      withAsterisk
      error={error}
    >
      <div
        id={name}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${name}-label`}
        aria-describedby={error ? `${name}-error` : `${name}-description`}
        className={styles.options}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={(event) => change(option.value, event.currentTarget.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
